import { expect, test } from 'vitest';
import type { RunScript } from '../../engine/run-scripts.ts';
import type { Fault } from '../fault-book.ts';
import { controlServer } from './control.support.ts';

const absent = '00000000-0000-4000-8000-000000000000';
const dispatch = ['owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'a lighthouse' } }] as const;

test('a script is for the runs that it fits, and is used up', async () => {
  const { main, control } = await controlServer();
  const body = { model: 'trial/spark', outcome: { kind: 'fail', code: 'content_policy', after_ms: 3_000 } };
  const { status, json: script } = await control('POST /scripts', { body });
  expect([status, script]).toEqual([201, { ...body, id: script.id, times: 1 }]);
  expect((await control('GET /scripts')).json).toEqual({ items: [script] });

  const runs = [await main.ask(...dispatch), await main.ask(...dispatch)];
  await control('POST /clock/advance', { body: { by_ms: 10_000 } });
  const ended = await Promise.all(runs.map(({ json }) => main.ask('owner', `GET /v1/runs/${json.run_id}`)));
  expect(ended.map(({ json }) => [json.status_code, json.failure_code])).toEqual([
    ['failed', 'content_policy'],
    ['completed', null],
  ]);
  expect((await control('GET /scripts')).json).toEqual({ items: [] });
});

test('scripts are taken away, one or all', async () => {
  const { control } = await controlServer();
  const add = async () =>
    (await control('POST /scripts', { body: { times: null, outcome: { kind: 'stall' } } })).json.id;
  const [first] = [await add(), await add(), await add()];
  expect((await control(`DELETE /scripts/${first}`)).status).toBe(204);
  expect((await control(`DELETE /scripts/${first}`)).status).toBe(404);
  expect((await control('GET /scripts')).json.items).toHaveLength(2);
  expect((await control('DELETE /scripts')).status).toBe(204);
  expect((await control('GET /scripts')).json.items).toEqual([]);
});

test('a fault meets what it is for, and nothing under control', async () => {
  const { main, control } = await controlServer();
  const body = { kind: 'status', status: 503, operations: ['listAssets'], times: 1 };
  const { status, json: fault } = await control('POST /faults', { body });
  expect([status, fault]).toEqual([201, { ...body, id: fault.id, used: 0 }]);
  expect((await main.ask('owner', 'GET /v1/auth/me')).status).toBe(200);
  expect((await main.ask('owner', 'GET /v1/assets')).status).toBe(503);
  expect((await main.ask('owner', 'GET /v1/assets')).status).toBe(200);
  expect((await control('GET /faults')).json).toEqual({ items: [{ ...fault, used: 1 }] });

  await control('POST /faults', { body: { kind: 'status', status: 500 } });
  expect((await main.ask('owner', 'GET /v1/auth/me')).status).toBe(500);
  expect((await control('GET /clock')).status).toBe(200);
  expect((await control(`DELETE /faults/${fault.id}`)).status).toBe(204);
  expect((await control(`DELETE /faults/${fault.id}`)).status).toBe(404);
  expect((await control(`DELETE /faults/${absent}`)).status).toBe(404);
  expect((await control('DELETE /faults')).status).toBe(204);
  expect((await control('GET /faults')).json.items).toEqual([]);
});

test.each([
  ['scripts', { outcome: { kind: 'stall' } }],
  ['faults', { kind: 'latency', ms: 0 }],
] as const)('a world holds 1000 %s, and says so', async (what, body) => {
  const { main, control } = await controlServer();
  for (let kept = 0; kept < 1_000; kept++) {
    if (what === 'scripts') main.scripts.add(body as RunScript);
    else main.faults.add(body as Fault);
  }
  expect((await control(`GET /${what}`)).json.items).toHaveLength(1_000);
  const { status, json } = await control(`POST /${what}`, { body });
  expect([status, json.message]).toEqual([409, `A world holds at most 1000 ${what}; delete some first.`]);
  await control(`DELETE /${what}`);
  expect((await control(`POST /${what}`, { body })).status).toBe(201);
});

test.each([
  ['faults', { kind: 'earthquake' }, '/kind', /latency, status, drop/],
  ['faults', { kind: 'status', status: 200 }, '/status', /from 400 to 599/],
  ['faults', { kind: 'latency', ms: 1, operations: ['listAsset'] }, '/operations', /names no operation/],
  ['faults', { kind: 'latency', ms: 1, colour: 'red' }, '/colour', /it takes ms, jitter_ms/],
  ['faults', [], '', /must be an object/],
  ['scripts', {}, '/outcome', /must be an object with a kind/],
  ['scripts', { outcome: { kind: 'explode' } }, '/outcome/kind', /complete, fail, cancel/],
  ['scripts', { outcome: { kind: 'cancel', code: 'x' } }, '/outcome/code', /after_ms/],
  ['scripts', { times: 0, outcome: { kind: 'cancel' } }, '/times', /from 1 to/],
])('POST /%s %j says what is wrong', async (path, body, pointer, message) => {
  const { control } = await controlServer();
  const { status, json } = await control(`POST /${path}`, { body });
  expect(status).toBe(422);
  expect(json.errors[0]).toMatchObject({ in: 'body', pointer, message: expect.stringMatching(message) });
  expect((await control(`GET /${path}`)).json.items).toEqual([]);
});
