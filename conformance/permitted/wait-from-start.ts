import { exchanged } from '../../src/server/parts.ts';
import type { World } from '../../src/server/world.ts';
import type { PermittedSender } from './sender.ts';

export const waitFromStart: PermittedSender = {
  id: 'wait-from-start',
  what: 'The wait before a repeat counts from the start of the attempt before it, however long that took.',
  applyTo(parts) {
    const send = (world: World, deliveries: Parameters<typeof parts.deliveries.send>[1]) => {
      for (const delivery of deliveries) parts.deliveries.send(countingFromStart(world), [delivery]);
    };
    return { ...parts, deliveries: exchanged(parts.deliveries, { send }) };
  },
};

/** The world as one delivery sees it: what comes next is set earlier by what the attempt before took. */
function countingFromStart(world: World): World {
  const { store, timers, clock } = world.parts;
  let next_ms: number | undefined;
  const recordAttempt: typeof store.recordAttempt = (id, attempt, next_attempt_at) => {
    if (next_attempt_at === null) return store.recordAttempt(id, attempt, null);
    const now_ms = clock.now_ms();
    const took_ms = now_ms - Date.parse(attempt.created_at);
    next_ms = Math.max(now_ms, Date.parse(next_attempt_at) - took_ms);
    const next_retry_at = new Date(next_ms).toISOString();
    return store.recordAttempt(id, { ...attempt, next_retry_at }, next_retry_at);
  };
  const at: typeof timers.at = (at_ms, act) => {
    const due_ms = next_ms ?? at_ms;
    next_ms = undefined;
    return timers.at(due_ms, act);
  };
  const seen = { ...world.parts, store: exchanged(store, { recordAttempt }), timers: exchanged(timers, { at }) };
  return exchanged(world, { parts: seen });
}
