import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

test('the log tells of requests, and of none under control', async () => {
  const { main, base_url, control } = await controlServer();
  const headers = { authorization: `Bearer ${main.principals.owner!.token}`, 'user-agent': 'probe/1' };
  await fetch(`${base_url}/v1/assets?limit=1`, { headers });
  await fetch(`${base_url}/v1/assets?limit=0`, { headers });
  await fetch(`${base_url}/v1/nothing`, { headers });
  const body = JSON.stringify({ name: 'x'.repeat(3_000) });
  const json_headers = { ...headers, 'content-type': 'application/json' };
  await fetch(`${base_url}/v1/asset-folders`, { method: 'POST', headers: json_headers, body });
  const { json: log } = await control('GET /requests');
  expect(log.items).toMatchObject([
    {
      method: 'POST',
      operation: 'createAssetFolder',
      body: `${body.slice(0, 2_047)}…`,
      reason: expect.stringMatching(/^body\/name: /),
    },
    { method: 'GET', path: '/v1/nothing', operation: null, status: 404, reason: 'Nothing answers at this path.' },
    { path: '/v1/assets?limit=0', status: 422, reason: 'query/limit: A page holds at least 1 item.' },
    {
      path: '/v1/assets?limit=1',
      operation: 'listAssets',
      status: 200,
      body: null,
      reason: null,
      principal: 'owner',
      user_agent: 'probe/1',
      trace_id: null,
    },
  ]);
  expect(JSON.stringify(log)).not.toContain(main.principals.owner!.token);

  const count = async (query: string) => (await control(`GET /requests?${query}`)).json.items.length;
  expect(await count('operation=listAssets')).toBe(2);
  expect(await count('status=422')).toBe(2);
  expect(await count('limit=1')).toBe(1);
  expect(await count(`since=${new Date(main.parts.clock.now_ms() + 1).toISOString()}`)).toBe(0);
  expect((await control('DELETE /requests')).status).toBe(204);
  expect(await count('')).toBe(0);
});

test('the log of deliveries holds callbacks too, with what was sent', async () => {
  const { main, control } = await controlServer();
  const body = { prompt: 'a lighthouse', callback_url: 'http://receiver.example/' };
  const { json: run } = await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body });
  await control('POST /clock/advance', { body: { by_ms: 5_000 } });
  const { json } = await control(`GET /deliveries?run_id=${run.run_id}&channel=callback`);
  expect(json.items).toMatchObject([
    { channel: 'callback', webhook_id: null, url: 'http://receiver.example/', is_signed: true, next_attempt_at: null },
  ]);
  const [delivery] = json.items;
  expect(delivery.attempts).toMatchObject([{ status_code: '200', succeeded: true }]);
  const sent = main.sent.find(({ url }) => url === 'http://receiver.example/')!;
  expect(delivery.body).toBe(String(sent.body));
  expect(delivery).not.toHaveProperty('secret');

  const ids = async (query: string) =>
    (await control(`GET /deliveries?${query}`)).json.items.map(({ id }: { id: string }) => id);
  expect(await ids('channel=webhook')).not.toContain(delivery.id);
  expect(await ids(`run_id=${run.run_id}&pending=true`)).toEqual([]);
  expect(await ids('pending=false')).toContain(delivery.id);
  expect(await ids('limit=1')).toHaveLength(1);
});

test('a delivery is sent again on demand, with its own bytes and id', async () => {
  const { main, control } = await controlServer();
  const url = 'http://receiver.example/hooks';
  const webhook = { body: { url, secret: 'sixteen letters!', name: 'again', event_types: ['run.completed'] } };
  const { json: made } = await main.ask('owner', 'POST /v1/webhooks', webhook);
  const { json: run } = await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'a boat' } });
  const log = async () => (await control(`GET /deliveries?run_id=${run.run_id}&webhook_id=${made.id}`)).json.items[0];
  await control('POST /clock/advance', { body: { by_ms: 300 } });
  await control('POST /clock/advance', { body: { by_ms: 5_000 } });
  const before = await log();
  expect(before.attempts).toHaveLength(1);
  const resent = await control(`POST /deliveries/${before.id.toUpperCase()}/resend`);
  expect([resent.status, resent.json]).toEqual([200, { ...before, next_attempt_at: expect.any(String) }]);
  await control('POST /clock/advance', { body: { by_ms: 1 } });
  const after = await log();
  expect(after.attempts).toHaveLength(2);
  expect(after).toMatchObject({ id: before.id, next_attempt_at: null });
  const bodies = main.sent.filter((sent) => sent.url === url).map(({ body }) => String(body));
  expect(bodies).toEqual([before.body, before.body]);

  expect((await control(`POST /deliveries/${crypto.randomUUID()}/resend`)).status).toBe(404);
  expect((await control(`DELETE /webhooks/${made.id}`)).status).toBe(204);
  const gone = await control(`POST /deliveries/${before.id}/resend`);
  expect([gone.status, gone.json.message]).toEqual([409, 'Its webhook is gone.']);
});

test.each([
  ['requests?limit=0', '/limit', /at least 1/],
  ['requests?limit=many', '/limit', /integer/],
  ['requests?operation=listThings', '/operation', /must be/],
  ['requests?colour=red', '/colour', /no known parameter/],
  ['requests?limit=1&limit=2', '/limit', /more than once/],
  ['requests?since=noon', '/since', /date and time/],
  ['deliveries?pending=1', '/pending', /boolean/],
  ['deliveries?run_id=1', '/run_id', /UUID|string/],
])('GET /%s is refused', async (path, pointer, message) => {
  const { control } = await controlServer();
  const { status, json } = await control(`GET /${path}`);
  expect(status).toBe(422);
  expect(json.errors[0]).toMatchObject({ in: 'query', pointer, message: expect.stringMatching(message) });
});
