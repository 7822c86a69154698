/** A receiver that keeps every attempt that comes, and refuses the first ones of some deliveries. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LocalServer, listenLocally } from '../../src/input/local-server.ts';

export interface Arrival {
  at_ms: number;
  delivery: string;
  /** Tells attempts apart. */
  request_id: string;
  path: string;
  status: number;
  /** Of the body. */
  digest: string;
}

export interface ArrivalReceiver extends LocalServer {
  readonly arrivals: readonly Arrival[];
}

/** A callback has three attempts: the last one must be taken, or it ends for good. */
const most_refusals = 2;
/** Of so many deliveries, one is refused once, and one twice. */
const one_in = 8;

export async function startArrivalReceiver(): Promise<ArrivalReceiver> {
  const arrivals: Arrival[] = [];
  const refusals = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then(
      (body) => {
        const { delivery } = JSON.parse(body.toString()) as { delivery: { id: string } };
        const digest = createHash('sha256').update(body).digest('hex');
        const left =
          refusals.get(delivery.id) ?? Math.max(0, most_refusals - (Number.parseInt(digest.slice(0, 8), 16) % one_in));
        refusals.set(delivery.id, left - 1);
        const status = left > 0 ? 503 : 204;
        const request_id = String(request.headers['service-request-id']);
        arrivals.push({ at_ms: Date.now(), delivery: delivery.id, request_id, path: request.url!, status, digest });
        response.writeHead(status).end();
      },
      // The sender was killed in the middle of it.
      () => response.destroy(),
    );
  });
  return Object.assign(await listenLocally(server), { arrivals });
}
