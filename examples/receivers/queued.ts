/**
 * A receiver of events on Fastify, which verifies by itself, answers at once and acts afterwards, one event at a time.
 *
 *   SECRET=… node examples/receivers/queued.ts 4022
 *
 * `GET /effects/RUN_ID` tells what became of a run.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';

const { SECRET: secret = '' } = process.env;
const known = ['run.completed', 'run.failed', 'run.cancelled'];

interface Event {
  event: string;
  run_id: string;
  delivery: { id: string };
}

const seen = new Set<string>();
const outcomes = new Map<string, { event: string; times: number }>();
let work = Promise.resolve();

async function act({ event, run_id }: Event): Promise<void> {
  await setTimeout(20);
  const { times = 0 } = outcomes.get(run_id) ?? {};
  outcomes.set(run_id, { event, times: times + 1 });
}

const app = Fastify({ bodyLimit: 16 * 1_048_576 });
// The bytes as they arrived: a signature of anything else proves nothing.
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

app.post('/events', async (request, reply) => {
  const body = request.body as Buffer;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(String(request.headers['service-signature'] ?? ''), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.code(401).send();
  const event = JSON.parse(body.toString('utf8')) as Event;
  const ids = [event.run_id, event.delivery.id];
  const is_new = ids.every((id) => !seen.has(id));
  for (const id of ids) seen.add(id);
  if (is_new && known.includes(event.event)) work = work.then(() => act(event));
  return reply.code(202).send();
});

app.get<{ Params: { run: string } }>('/effects/:run', async ({ params }, reply) => {
  return outcomes.get(params.run) ?? reply.code(404).send();
});

await app.listen({ port: Number(process.argv[2] ?? 4022), host: '127.0.0.1' });
