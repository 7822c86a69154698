/** Takes deliveries, and keeps the ids that each run was told of by each channel. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { type LocalServer, listenLocally } from '../../src/input/local-server.ts';

export interface DeliveryReceiver extends LocalServer {
  /** Ids of all deliveries that came. */
  readonly ids: ReadonlySet<string>;
  /** Those of a run by the path that they came to. */
  of(run_id: string, path: string): ReadonlySet<string>;
  clear(): void;
}

interface Event {
  delivery: { id: string };
  run_id: string;
}

/**
 * Every so manieth is refused, so that there are repeats to come; each delivery once at most, as three refusals in a row
 * end a callback for good.
 */
const refused_every = 10;

export async function startDeliveryReceiver(): Promise<DeliveryReceiver> {
  const ids = new Set<string>();
  const refused = new Set<string>();
  const by_run = new Map<string, Set<string>>();
  let came = 0;
  const server = createServer((request, response) => {
    void json(request).then(
      (event) => {
        const { delivery, run_id } = event as Event;
        came += 1;
        if (came % refused_every === 0 && !ids.has(delivery.id) && !refused.has(delivery.id)) {
          refused.add(delivery.id);
          return response.writeHead(503).end();
        }
        ids.add(delivery.id);
        const key = `${run_id} ${request.url}`;
        by_run.set(key, (by_run.get(key) ?? new Set()).add(delivery.id));
        return response.writeHead(204).end();
      },
      // The sender was killed in the middle of it.
      () => response.destroy(),
    );
  });
  return Object.assign(await listenLocally(server), {
    ids,
    of: (run_id: string, path: string) => by_run.get(`${run_id} ${path}`) ?? new Set(),
    clear() {
      ids.clear();
      refused.clear();
      by_run.clear();
    },
  });
}
