/** News of a world: that something of it has changed, for whoever shows it live. */
import type { Store } from '../store/store.ts';

/**
 * `state`: records were exchanged, or the log was emptied; `settings`: snapshots, scripts or faults were; `worlds`: a
 * world of the server was made or removed; `listeners`: one came, went or was told of an attempt; `over`: the world itself
 * is gone.
 */
export type Topic =
  | 'requests'
  | 'runs'
  | 'deliveries'
  | 'clock'
  | 'state'
  | 'settings'
  | 'worlds'
  | 'listeners'
  | 'over';

type Hear = (topic: Topic, id?: string) => void;

export interface News {
  /** @param id of the run or of the delivery */
  tell: Hear;
  /** @returns ends that */
  listen(hear: Hear): () => void;
}

export function createNews(): News {
  const listeners = new Set<Hear>();
  return {
    tell(topic, id) {
      if (listeners.size === 0) return;
      for (const hear of listeners) hear(topic, id);
    },
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

/** A store that tells of the runs and deliveries that change. */
export function withNews(store: Store, { tell }: News): Store {
  return {
    ...store,
    async insertRun(run, ...more) {
      await store.insertRun(run, ...more);
      tell('runs', run.id);
    },
    async changeRun(id, change) {
      const outcome = await store.changeRun(id, change);
      tell('runs', id);
      return outcome;
    },
    async finishRun(id, end) {
      const outcome = await store.finishRun(id, end);
      tell('runs', id);
      if (outcome === 'finished') for (const delivery of end.deliveries) tell('deliveries', delivery.id);
      return outcome;
    },
    async recordAttempt(id, ...more) {
      await store.recordAttempt(id, ...more);
      tell('deliveries', id);
    },
  };
}
