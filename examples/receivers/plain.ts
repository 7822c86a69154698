/**
 * A receiver of events on `node:http`, which verifies by `model-run-kit/webhooks` and acts before it answers.
 *
 *   SECRET=… node examples/receivers/plain.ts 4021
 *
 * `GET /effects` tells how often it has acted.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DeliveryError, verifyDelivery } from '../../src/client/webhooks.ts';

const { SECRET: secret = '' } = process.env;
/** Runs whose end was acted upon. A service of its own keeps them in its database, under a unique index. */
const ended = new Set<string>();

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ count: ended.size }));
    return;
  }
  try {
    const event = await verifyDelivery({ body: await buffer(request), headers: request.headers, secret });
    ended.add(event.run_id);
    response.writeHead(204).end();
  } catch (error) {
    // An event that nobody here knows is taken too: after any other answer it would come again.
    if (error instanceof DeliveryError) response.writeHead(error.reason === 'unknown_event' ? 202 : 400).end();
    // The sender is gone.
    else response.destroy();
  }
});

server.listen(Number(process.argv[2] ?? 4021), '127.0.0.1');
