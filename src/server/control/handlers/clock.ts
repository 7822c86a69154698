/** The time of a world. */
import type { ControlBody } from '../../../contract/control-types.ts';
import { ControlRefusal, requireAlone } from '../../control-refusal.ts';
import type { World } from '../../parts.ts';
import type { ControlHandlers } from '../call.ts';
import { invalid } from '../control-reply.ts';
import { clockOf } from '../describe-world.ts';

/** Ten years: further than any record of a world looks ahead. */
const longest_advance_ms = 315_576_000_000;

export const clockHandlers: Pick<ControlHandlers, 'getClock' | 'advanceClock' | 'updateClock'> = {
  getClock: async ({ world }) => clockOf(world),
  async advanceClock({ world, body }) {
    const advanced_ms = lengthOf(world, body);
    await requireAlone(world, 'A clock belongs to one server');
    try {
      await world.parts.timers.advance(advanced_ms);
    } finally {
      world.news.tell('clock');
    }
    return { ...clockOf(world), advanced_ms };
  },
  async updateClock({ world, body: { is_paused } }) {
    await requireAlone(world, 'A clock belongs to one server');
    if (world.clock_mode === 'virtual' && !is_paused)
      throw new ControlRefusal('conflict', 'A virtual clock goes on only when it is advanced.');
    world.parts.timers.setPaused(is_paused);
    world.news.tell('clock');
    return clockOf(world);
  },
};

/** @throws Refused for a time that is past, or too far ahead */
function lengthOf(world: World, { by_ms, to }: ControlBody<'advanceClock'>): number {
  if (to === undefined) return by_ms ?? 0;
  const now_ms = world.parts.clock.now_ms();
  const wanted_ms = Date.parse(to) - now_ms;
  if (wanted_ms >= 0 && wanted_ms <= longest_advance_ms) return wanted_ms;
  throw invalid(['to'], `to must lie from now, ${new Date(now_ms).toISOString()}, up to ten years ahead`, 'range');
}
