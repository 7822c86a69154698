/** A world to be fuzzed, and what went wrong in it. */
import type { Send } from '../../engine/sending.ts';
import type { World, WrapParts } from '../parts.ts';
import { createWorld } from '../worlds/world.ts';

export interface FuzzWorld {
  world: World;
  /** Lets runs end and deliveries go out. */
  advance(by_ms: number): Promise<void>;
  /** Takes out what failed since the last time. */
  takeFaults(): unknown[];
  close(): Promise<void>;
}

export async function fuzzWorld(wrap: WrapParts = (parts) => parts): Promise<FuzzWorld> {
  let faults: unknown[] = [];
  let sent = 0;
  const answers = [200, 200, 204, 500, 404];
  const receive: Send = async () => {
    sent += 1;
    const status = answers[sent % answers.length]!;
    return { kind: 'answered', status, body: '\u0000\ud800'.repeat(20), took_ms: 1 };
  };
  const onFault = (error: unknown) => faults.push(error);
  const world = await createWorld({ clock: 'virtual', seed_state: 'small', onFault }, (parts) =>
    wrap({ ...parts, send: receive }),
  );
  process.on('unhandledRejection', onFault);
  return {
    world,
    advance: (by_ms) => world.parts.timers.advance(by_ms),
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async close() {
      await world.close();
      process.off('unhandledRejection', onFault);
    },
  };
}
