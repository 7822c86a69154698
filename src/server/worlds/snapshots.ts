/** States of a world at some moments, kept to go back to. */
import { timestampOf } from '../../engine/clock.ts';
import { deriveUuid } from '../../engine/random.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { Parts, Snapshot } from '../parts.ts';
import type { StateCopy, StatePlace, StateProgress } from './state-place.ts';

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
  list(): readonly Snapshot[];
  find(id: string): KeptSnapshot | undefined;
  /** False when there is none of that id. */
  forget(id: string): boolean;
}

/** For one world; each may hold as much as the world itself. */
export const most_snapshots = 32;

/** @param place where the states are kept that are asked for */
export function createSnapshots(place: StatePlace, seed: string): Snapshots {
  const kept = new Map<string, KeptSnapshot>();
  let taken = 0;
  return {
    async take(state) {
      if (kept.size >= most_snapshots) {
        const message = `The world has ${most_snapshots} snapshots, and may have no more; delete one first.`;
        throw new ControlRefusal('conflict', message);
      }
      // The same whenever the seed is, and drawn without the world's random source, which a snapshot leaves alone.
      const id = deriveUuid(seed, `snapshot ${taken++}`);
      const created_at = timestampOf(state.parts.clock);
      kept.set(id, { id, created_at, standing: state.standing(), copy: await place.copy() });
      return id;
    },
    list: () => [...kept.values()].map(({ id, created_at }) => ({ id, created_at })),
    find: (id) => kept.get(id.toLowerCase()),
    forget(id) {
      kept.get(id.toLowerCase())?.copy.forget();
      return kept.delete(id.toLowerCase());
    },
  };
}
