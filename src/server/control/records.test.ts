import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

const absent = '00000000-0000-4000-8000-000000000000';

test('a batch is dispatched, and its items mirror runs that really run', async () => {
  const { main, control } = await controlServer();
  const body = { organization: 'acme-studio', model: 'trial/spark', inputs: [{ prompt: 'one' }, { prompt: 'two' }] };
  const { status, json: batch } = await control('POST /batches', { body });
  expect(status).toBe(201);
  expect(batch.items).toHaveLength(2);
  await control('POST /clock/advance', { body: { by_ms: 5_000 } });
  const list = await main.ask('owner', `GET /v1/batches/${batch.id}/items?sort_by=sequence_index:asc`);
  expect(list.json.items).toMatchObject(
    batch.items.map(({ id, run_id }: { id: string; run_id: string }) => ({ id, run_id, status_code: 'completed' })),
  );
});

test.each([
  [{ model: 'trial/none', inputs: [{}] }, 404, undefined],
  [{ organization: 'nobody', model: 'trial/spark', inputs: [{}] }, 404, undefined],
  [{ model: 'trial/spark', inputs: [{ prompt: 'one' }, {}] }, 422, '/inputs/1/prompt'],
  [{ model: 'trial/spark', inputs: [] }, 422, '/inputs'],
  [{ model: 'trial', inputs: [{}] }, 422, '/model'],
])('%j makes no batch', async (body, status, pointer) => {
  const { control } = await controlServer();
  const answer = await control('POST /batches', { body });
  expect(answer.status).toBe(status);
  expect(answer.json.errors[0]?.pointer).toBe(pointer);
});

test('a run is canceled once, and tells of it', async () => {
  const { main, control } = await controlServer();
  const body = { prompt: 'a lighthouse', callback_url: 'http://receiver.example/' };
  const { json: run } = await main.ask('owner', 'POST /v1/models/trial/glacier/runs', { body });
  const { status, json } = await control(`POST /runs/${run.run_id}/cancel`);
  expect([status, json]).toEqual([200, { id: run.run_id, status: 'canceled' }]);
  await control('POST /clock/advance', { body: { by_ms: 0 } });
  expect(main.sent.map(({ url }) => url)).toContain('http://receiver.example/');
  expect((await main.ask('owner', `GET /v1/runs/${run.run_id}`)).json.status_code).toBe('canceled');
  expect((await control(`POST /runs/${run.run_id}/cancel`)).status).toBe(409);
  expect((await control(`POST /runs/${absent}/cancel`)).status).toBe(404);
});

test('a webhook is deleted, and gets no more events', async () => {
  const { main, control } = await controlServer();
  const body = {
    name: 'Mine',
    url: 'http://mine.example/',
    secret: 'sixteen letters!',
    event_types: ['run.completed'],
  };
  const { json: webhook } = await main.ask('owner', 'POST /v1/webhooks', { body });
  expect((await control(`DELETE /webhooks/${webhook.id}`)).status).toBe(204);
  await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'a lighthouse' } });
  await control('POST /clock/advance', { body: { by_ms: 5_000 } });
  expect(main.sent.filter(({ url }) => url === 'http://mine.example/')).toEqual([]);
  expect((await control(`DELETE /webhooks/${webhook.id}`)).status).toBe(404);
});

test('a model is added, runs as it was told to, and its path is taken', async () => {
  const { main, control } = await controlServer();
  const body = { path: 'probe/one/two', name: 'Probe', makes: 'text', ends: 'failed', failure_code: 'out_of_memory' };
  const { status, json: model } = await control('POST /models', { body });
  expect([status, model.slug, model.name]).toEqual([201, 'one-two', 'Probe']);
  const { json: run } = await main.ask('owner', 'POST /v1/models/probe/one/two/runs', { body: { prompt: 'x' } });
  await control('POST /clock/advance', { body: { by_ms: 5_000 } });
  const { json: ended } = await main.ask('owner', `GET /v1/runs/${run.run_id}`);
  expect(ended).toMatchObject({ status_code: 'failed', failure_code: 'out_of_memory' });
  expect((await control('POST /models', { body })).status).toBe(409);
  expect((await control('POST /models', { body: { ...body, path: 'probe' } })).status).toBe(422);
});

test('an organization comes with tokens that work, and its slug is taken', async () => {
  const { main, base_url, control } = await controlServer();
  const body = { name: 'Probe Works', slug: 'probe-works', balance: '25', callback_secret: 'sixteen letters!' };
  const { status, json: added } = await control('POST /organizations', { body });
  expect([status, added.slug]).toEqual([201, 'probe-works']);
  for (const token of [added.api_key, added.user_token]) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${base_url}/v1/asset-folders`, { method: 'POST', headers, body: '{"name":"Mine"}' });
    expect([answer.status, (await answer.json()) as unknown]).toMatchObject([201, { org_id: added.id }]);
  }
  expect((await main.parts.store.balance(added.id))?.balance).toBe('25');
  expect((await control('POST /organizations', { body })).status).toBe(409);
});

test('a token has the scopes and the life that it was given', async () => {
  const { base_url, control } = await controlServer();
  const body = { kind: 'api_key', organization: 'acme-studio', scopes: ['assets:write'], expires_in: 60 };
  const { status, json: issued } = await control('POST /tokens', { body });
  expect([status, issued.scopes, issued.organization.slug]).toEqual([201, ['assets:write'], 'acme-studio']);
  const headers = { authorization: `Bearer ${issued.token}` };
  const seen = async () => (await fetch(`${base_url}/v1/assets?limit=1`, { headers })).status;
  await control('POST /clock/advance', { body: { by_ms: 59_999 } });
  expect(await seen()).toBe(200);
  await control('POST /clock/advance', { body: { by_ms: 1 } });
  expect(await seen()).toBe(401);
  expect((await control('POST /tokens', { body: { ...body, user: 'nobody@example.com' } })).status).toBe(404);
  expect((await control('POST /tokens', { body: { ...body, kind: 'user' } })).json.errors[0].pointer).toBe('/scopes');
});
