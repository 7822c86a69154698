/** States of a world at some moments, kept to go back to. */
import { timestampOf } from '../../engine/clock.ts';
import { deriveUuid } from '../../engine/random.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { Parts, Snapshot } from '../parts.ts';
import type { StateCopies, StateCopy, StateProgress } from './state-place.ts';

interface KeptSnapshot extends Snapshot {
  copy: StateCopy;
  standing: StateProgress;
}

/** The parts that a snapshot is taken of. */
interface Lasting {
  parts: Pick<Parts, 'clock'>;
  standing(): StateProgress;
}

export interface Snapshots {
  /** @throws ControlRefusal `conflict` when there are `most_snapshots` */
  take(state: Lasting): Promise<string>;
  /** In the order of their making. */
  list(): Promise<readonly Snapshot[]>;
  find(id: string): Promise<KeptSnapshot | undefined>;
  /** False when there is none of that id. */
  forget(id: string): Promise<boolean>;
}

/** For one world; each may hold as much as the world itself. */
export const most_snapshots = 32;

export function createSnapshots(copies: StateCopies, seed: string): Snapshots {
  return {
    async take(state) {
      if ((await copies.all()).length >= most_snapshots) {
        const message = `The world has ${most_snapshots} snapshots, and may have no more; delete one first.`;
        throw new ControlRefusal('conflict', message);
      }
      // The same whenever the seed is, and drawn without the world's random source, which a snapshot leaves alone.
      const id = deriveUuid(seed, `snapshot ${await copies.next()}`);
      await copies.put({ id, created_at: timestampOf(state.parts.clock), standing: state.standing() });
      return id;
    },
    list: async () => (await copies.all()).map(({ id, created_at }) => ({ id, created_at })),
    find: async (id) => (await copies.all()).find((kept) => kept.id === id.toLowerCase()),
    forget: (id) => copies.remove(id.toLowerCase()),
  };
}
