import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

const absent = '00000000-0000-4000-8000-000000000000';

test('a world says where it is, who may call, and what tests may count on', async () => {
  const { main, base_url, storage_url, control } = await controlServer();
  const { status, json } = await control('GET /');
  expect(status).toBe(200);
  expect(json).toMatchObject({ id: main.id, base_url, storage_url, control_url: `${base_url}/_control`, seed: 1 });
  expect(json.expires_at).toBeNull();
  expect(json.clock).toMatchObject({ mode: 'virtual', in_flight: [] });
  expect(json.fixtures).toEqual(main.fixtures);
  expect(json.choices.lists.end_of_list).toBe('null');
  for (const [name, { token, organization }] of Object.entries(main.principals)) {
    expect(json.principals[name]).toMatchObject({ token, organization });
  }
  expect(await control('GET //')).toMatchObject({ status: 404 });
});

test('what it says is enough to use it', async () => {
  const { control } = await controlServer();
  const { json: made } = await control('POST /worlds', { body: { seed: 7, clock: 'virtual' } });
  const authorization = `Bearer ${made.principals.owner.token}`;
  const list = await fetch(`${made.base_url}/v1/assets?limit=1`, { headers: { authorization } });
  expect(list.status).toBe(200);
  const { items, next } = (await list.json()) as { items: { url: string }[]; next: string };
  expect(next.startsWith(`${made.base_url}/v1/`)).toBe(true);
  expect(items[0]!.url.startsWith(`${made.storage_url}/`)).toBe(true);
  expect((await control('GET /', { base_url: made.base_url })).json).toEqual(made);
});

test('worlds come and go, and the default one stays', async () => {
  const { main, control } = await controlServer();
  const { status, json: made } = await control('POST /worlds', {
    body: { seed: 9, expires_in: 60, choices: { lists: { end_of_list: 'absent' } } },
  });
  expect(status).toBe(201);
  expect(made).toMatchObject({ seed: 9, clock: { mode: 'real' }, choices: { lists: { end_of_list: 'absent' } } });
  expect(Date.parse(made.expires_at)).toBeGreaterThan(Date.now());

  const { json: list } = await control('GET /worlds');
  expect(list.items.map(({ id }: { id: string }) => id)).toEqual([main.id, made.id]);
  const { id, base_url, storage_url, control_url, seed, expires_at } = made;
  expect(list.items[1]).toEqual({ id, base_url, storage_url, control_url, seed, expires_at });
  expect((await control(`GET /worlds/${made.id}`)).json.principals).toEqual(made.principals);

  expect((await control(`DELETE /worlds/${made.id}`)).status).toBe(204);
  expect((await control(`DELETE /worlds/${made.id}`)).status).toBe(404);
  expect((await control(`GET /worlds/${made.id}`)).status).toBe(404);
  expect((await control('GET /', { base_url })).status).toBe(404);
  expect((await control(`DELETE /worlds/${main.id}`)).status).toBe(409);
  expect((await control('GET /worlds')).json.items).toHaveLength(1);
});

test('the worlds of a server are found at its own address alone', async () => {
  const { control } = await controlServer();
  const { json: made } = await control('POST /worlds', { body: {} });
  for (const line of ['GET /worlds', `GET /worlds/${made.id}`, `DELETE /worlds/${made.id}`]) {
    expect((await control(line, { base_url: made.base_url })).status, line).toBe(404);
  }
  expect((await control('POST /worlds', { base_url: made.base_url, body: {} })).status).toBe(404);
});

test.each([
  [{ clock: 'sundial' }, '/clock', /clock must match/],
  [{ clock: 'x0' }, '/clock', /clock must be real, virtual, virtual-auto, or xN/],
  [{ seed: -1 }, '/seed', /seed must be at least 0/],
  [{ seed_state: 'huge' }, '/seed_state', /"small" or "full"/],
  [{ expires_in: 0 }, '/expires_in', /at least 1/],
  [{ colour: 'red' }, '/colour', /colour is no known field/],
  [{ choices: { lists: { end_of_list: 'nowhere' } } }, '/choices', /lists\.end_of_list/],
  [{ choices: { lists: { end_of_list: { other: 'by telephone' } } } }, '', /end_of_list/],
])('%j makes no world', async (body, pointer, message) => {
  const { control } = await controlServer();
  const { status, json } = await control('POST /worlds', { body });
  expect(status).toBe(422);
  expect(json.errors).toEqual([
    { in: 'body', pointer, rule: expect.any(String), message: expect.stringMatching(message) },
  ]);
  expect((await control('GET /worlds')).json.items).toHaveLength(1);
});

test('a world in process has its control interface too, but no others beside it', async () => {
  const { main } = await controlServer();
  const { json, status } = await main.ask(null, 'GET /_control');
  expect([status, json.id, json.base_url]).toEqual([200, main.id, 'http://api.example']);
  const before = main.parts.clock.now_ms();
  expect((await main.ask(null, 'POST /_control/clock/advance', { body: { by_ms: 5 } })).status).toBe(200);
  expect(main.parts.clock.now_ms()).toBe(before + 5);
  expect((await main.ask(null, 'GET /_control/worlds')).status).toBe(404);
  expect((await main.ask(null, `GET /_control/worlds/${absent}`)).status).toBe(404);
});
