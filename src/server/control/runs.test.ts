import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ControlServer, controlServer } from './control.support.ts';

const absent = '00000000-0000-4000-8000-000000000000';
const callback_url = 'http://receiver.example/';

async function dispatched({ main }: ControlServer, model = 'trial/spark'): Promise<string> {
  const body = { prompt: 'a lighthouse', callback_url };
  return (await main.ask('owner', `POST /v1/models/${model}/runs`, { body })).json.run_id;
}

/** All ids of a list, page by page. */
async function walked({ control }: ControlServer, list: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let before = ''; ; before = `&before=${ids.at(-1)}`) {
    const { json } = await control(`GET /${list}?limit=${limit}${before}`);
    if (json.items.length === 0) return ids;
    ids.push(...json.items.map(({ id }: { id: string }) => id));
  }
}

test('runs are listed in short, the latest first, and shown whole', async () => {
  const server = await controlServer();
  const [first, second] = [await dispatched(server), await dispatched(server, 'trial/glacier')];
  const { json } = await server.control('GET /runs?limit=2');
  expect(json.items).toMatchObject([
    { id: second, name: 'trial/glacier', status: 'queued', callback_url },
    { id: first, name: 'trial/spark', status: 'queued', cost: null },
  ]);
  const { json: log } = await server.control('GET /requests?limit=2');
  expect(json.items.map((run: { request_id: string }) => run.request_id)).toEqual(
    log.items.map((request: { id: string }) => request.id),
  );
  await server.main.advance(10_000);
  const { json: whole } = await server.control(`GET /runs/${first}`);
  expect(whole).toMatchObject({ status: 'completed', record: { input: { prompt: 'a lighthouse' } } });
  expect(whole.logs.length).toBeGreaterThan(0);
  expect(whole.node_runs.length).toBeGreaterThan(0);
  expect((await server.control(`GET /runs/${absent}`)).status).toBe(404);
});

test('runs of workflows are named, too', async () => {
  const { main, control } = await controlServer();
  const { owner, slug, input } = main.fixtures.workflow;
  const { json } = await main.ask('owner', `POST /v1/graph-workflows/${owner}/${slug}/runs`, { body: input });
  expect((await control(`GET /runs/${json.run_id}`)).json.name).toMatch(new RegExp(`^[\\w-]+/${slug}$`));
});

test.each(['runs', 'deliveries', 'requests'])('%s are walked page by page', async (list) => {
  const server = await controlServer();
  for (let made = 0; made < 7; made++) await dispatched(server);
  await server.main.advance(10_000);
  const all = await walked(server, list, 1_000);
  expect(all.length).toBeGreaterThanOrEqual(7);
  expect(await walked(server, list, 3)).toEqual(all);
  expect((await server.control(`GET /${list}?before=${absent}`)).json.items).toEqual([]);
});

test.each([
  [{}, 'hex'],
  [{ signature: { prefix: 'v1=', encoding: 'base64', key: 'whsec' } }, 'base64'],
] as const)('a signature is explained so that whoever follows it gets the same: %j', async (events, encoding) => {
  const server = await controlServer({ world: { choices: { events } } });
  const run_id = await dispatched(server);
  await server.main.advance(10_000);
  const { json } = await server.control(`GET /deliveries?run_id=${run_id}&channel=callback`);
  const { json: told } = await server.control(`GET /deliveries/${json.items[0].id}/signature`);
  expect(told).toMatchObject({ attempt: 1, encoding, secret_of: 'organization', signed: json.items[0].body });
  const made = createHmac('sha256', Buffer.from(told.key_hex, 'hex')).update(told.signed).digest(encoding);
  expect(told.value).toBe(told.prefix + made);
  const sent = server.main.sent.find(({ url }) => url === callback_url)!;
  expect(sent.headers[told.header]).toBe(told.value);
});

test('where attempts say something of themselves, each is explained', async () => {
  const choices = { events: { payload_on_repeat: ['attempt_number', 'sent_at'] } } as const;
  const server = await controlServer({ world: { choices } });
  const run_id = await dispatched(server);
  await server.main.advance(10_000);
  const { json } = await server.control(`GET /deliveries?run_id=${run_id}&channel=callback`);
  const signature = `GET /deliveries/${json.items[0].id}/signature`;
  const { json: told } = await server.control(signature);
  const sent = server.main.sent.find(({ url }) => url === callback_url)!;
  expect([told.signed, told.value]).toEqual([String(sent.body), sent.headers[told.header]]);
  expect((await server.control(`${signature}?attempt=2`)).status).toBe(404);
  expect((await server.control(`GET /deliveries/${absent}/signature`)).status).toBe(404);
});

test('without a secret there is nothing to explain', async () => {
  const server = await controlServer();
  const body = { prompt: 'a lighthouse', callback_url };
  const { json: run } = await server.main.ask('no_secret', 'POST /v1/models/trial/spark/runs', { body });
  await server.main.advance(10_000);
  const { json } = await server.control(`GET /deliveries?run_id=${run.run_id}&channel=callback`);
  expect(json.items[0].is_signed).toBe(false);
  expect((await server.control(`GET /deliveries/${json.items[0].id}/signature`)).status).toBe(409);
});
