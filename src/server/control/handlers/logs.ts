/** Logs of the answers and the deliveries of a world. */
import { ControlRefusal } from '../../control-refusal.ts';
import { Refused } from '../../refused.ts';
import { allDeliveries, resendDelivery } from '../acts.ts';
import { inWorldState } from '../acts-places.ts';
import type { ControlHandlers } from '../call.ts';
import { explainedSignature } from '../explained-signature.ts';
import { openDelivery, runsInShort, shownDelivery } from '../shown-records.ts';

/** The default of the document. */
const usual_limit = 100;

const no_delivery = 'The world has no such delivery.';

type Handlers = Pick<
  ControlHandlers,
  | 'listRequests'
  | 'deleteRequests'
  | 'listRuns'
  | 'getWholeRun'
  | 'listDeliveries'
  | 'resendDelivery'
  | 'explainSignature'
  | 'streamEvents'
  | 'streamAttempts'
  | 'answerAttempt'
  | 'listListeners'
  | 'deleteListener'
>;

async function unconnected(): Promise<never> {
  throw new ControlRefusal('conflict', 'Events are told on a connection alone, and there is none.');
}

export const logHandlers: Handlers = {
  async listRequests({ world, query }) {
    return { items: world.log.list({ limit: usual_limit, ...query }) };
  },
  async deleteRequests({ world }) {
    world.log.clear();
    return undefined;
  },
  async listDeliveries({ world, query }) {
    const rows = await allDeliveries(world, { limit: usual_limit, ...query });
    return { items: rows.map((row) => shownDelivery(openDelivery(row))) };
  },
  async resendDelivery({ world, path }) {
    const row = await resendDelivery(world, path.delivery_id);
    if (row) return shownDelivery(openDelivery(row));
    throw new Refused('not_found', { message: no_delivery });
  },
  listRuns: ({ world, query }) =>
    inWorldState(world, async (now) => {
      const runs = await now.parts.store.newestRuns({ limit: usual_limit, ...query });
      return { items: await Promise.all(runs.map(runsInShort(now))) };
    }),
  getWholeRun: ({ world, path }) =>
    inWorldState(world, async (now) => {
      const run = await now.parts.store.run(path.run_id);
      if (!run) throw new Refused('not_found', { message: 'The world has no such run.' });
      const { record, logs, node_runs } = run;
      return { ...(await runsInShort(now)(record)), record: { ...record }, logs: [...logs], node_runs: [...node_runs] };
    }),
  explainSignature: ({ world, path, query }) =>
    inWorldState(world, async (now) => {
      const row = await now.parts.store.delivery(path.delivery_id);
      if (!row) throw new Refused('not_found', { message: no_delivery });
      return explainedSignature(now, row, query.attempt);
    }),
  streamEvents: unconnected,
  streamAttempts: unconnected,
  async answerAttempt({ world, path, body }) {
    if (!world.listeners.answer(path.attempt_id, body)) {
      throw new Refused('not_found', { message: 'No such attempt waits for an answer any more.' });
    }
    return undefined;
  },
  async listListeners({ world }) {
    return { items: world.listeners.list() };
  },
  async deleteListener({ world, path }) {
    if (world.listeners.remove(path.listener_id)) return undefined;
    throw new Refused('not_found', { message: 'The world has no such listener.' });
  },
};
