import { expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../../../src/server/worlds/world.support.ts';
import type { MachineFault } from '../machine-fault.ts';
import { requestFaults } from './request-faults.ts';
import { soughtRequest, wrappedRequest } from './wrapped-request.ts';

async function faulty(operation: string, place: string, operator: string, only?: string) {
  const fault: MachineFault = { kind: 'request', operation, place, operator, ...(only && { only }) };
  const { wrap, isMet } = wrappedRequest(fault);
  return { world: await testWorld({ choices: {} }, wrap), isMet };
}

const folder = (name: unknown) => ({ body: { name } });
const make = (world: TestWorld, name: unknown, who: string | null = 'owner') =>
  world.ask(who, 'POST /v1/asset-folders', folder(name));
const second = (world: TestWorld) => ({
  headers: { 'x-organization-id': world.principals.member!.second_organization!.id },
});

test('every fault can be put into a server, and changes nothing before a request', async () => {
  for (const fault of requestFaults()) expect(wrappedRequest(fault).isMet()).toBe(false);
});

test('a parameter is ignored', async () => {
  const { world, isMet } = await faulty('listAssets', 'query limit', 'ignored');
  const { items } = (await world.ask('owner', 'GET /v1/assets?limit=1')).json;
  expect(items.length).toBeGreaterThan(1);
  expect(isMet()).toBe(true);
});

test('an occasion is told of, and nothing is changed', async () => {
  const fault = { kind: 'request', operation: 'listAssets', place: 'query limit', operator: 'ignored' } as const;
  const { wrap, isMet } = soughtRequest(fault);
  const world = await testWorld({ choices: {} }, wrap);
  await world.ask('owner', 'GET /v1/assets');
  expect(isMet()).toBe(false);
  expect((await world.ask('owner', 'GET /v1/assets?limit=1')).json.items).toHaveLength(1);
  expect(isMet()).toBe(true);
});

test('a field that is needed is read as the first value that came', async () => {
  const { world } = await faulty('createAssetFolder', 'body name', 'ignored');
  expect((await make(world, 'first')).json.name).toBe('first');
  expect((await make(world, 'second')).json.name).toBe('first');
});

test('a value loses its end', async () => {
  const { world } = await faulty('createAssetFolder', 'body name', 'cut');
  expect((await make(world, 'plans')).json.name).toBe('plan');
});

test('a value is refused at its bound and taken beyond it', async () => {
  const at = await faulty('listAssets', 'query limit', 'refused-at-upper-bound');
  expect((await at.world.ask('owner', 'GET /v1/assets?limit=500')).status).toBe(422);
  expect((await at.world.ask('owner', 'GET /v1/assets?limit=499')).status).toBe(200);
  const beyond = await faulty('listAssets', 'query limit', 'beyond-bound');
  expect((await beyond.world.ask('owner', 'GET /v1/assets?limit=501')).status).toBe(200);
});

test.each(['ignored', 'refused'])('the header is %s', async (operator) => {
  const { world, isMet } = await faulty('listAssets', 'header X-Organization-Id', operator);
  const { status } = await world.ask('member', 'GET /v1/assets', second(world));
  expect([status, isMet()]).toEqual([operator === 'ignored' ? 200 : 403, true]);
});

test('who has no token is taken for somebody', async () => {
  const { world } = await faulty('createAssetFolder', 'refusal unauthenticated', 'taken');
  expect((await make(world, 'x', null)).status).toBe(201);
});

test('who lacks a scope is refused, and the work done', async () => {
  const { world, isMet } = await faulty('createGraphWorkflow', 'refusal missing_scope', 'refused-and-done');
  const body = { name: 'x', workflow_json: { '1': { class_type: 'LoadImage' } } };
  expect((await world.ask('reader', 'POST /v1/graph-workflows', { body })).status).toBe(403);
  expect(isMet()).toBe(true);
});

test('a record of somebody else is shown', async () => {
  const { world } = await faulty('getAsset', 'refusal foreign_record', 'taken');
  const { items } = (await world.ask('outsider', 'GET /v1/assets?limit=1')).json;
  expect((await world.ask('owner', `GET /v1/assets/${items[0].id}`)).json.id).toBe(items[0].id);
});

test.each([
  ['html', 'text/html; charset=utf-8'],
  ['empty', null],
])('a refusal is %s', async (operator, type) => {
  const { world } = await faulty('getAssetFolder', 'refusal not_found', operator);
  const answer = await world.ask('owner', 'GET /v1/asset-folders/00000000-0000-4000-8000-000000000000');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, type]);
});

test('what was made is not there for a second', async () => {
  const { world } = await faulty('createAssetFolder', 'effect', 'later');
  const { id } = (await make(world, 'x')).json;
  const read = async () => (await world.ask('owner', `GET /v1/asset-folders/${id}`)).status;
  expect(await read()).toBe(404);
  await world.advance(1_000);
  expect(await read()).toBe(200);
});

test.each([
  ['not-done', false, false],
  ['later', false, true],
])('a deletion is %s', async (operator, at_once, afterwards) => {
  const { world } = await faulty('deleteAssetFolder', 'effect', operator);
  const { id } = (await make(world, 'x')).json;
  const isGone = async () => (await world.parts.store.folder(id))?.deleted_at !== null;
  expect((await world.ask('owner', `DELETE /v1/asset-folders/${id}`)).status).toBe(204);
  expect(await isGone()).toBe(at_once);
  await world.advance(1_000);
  expect(await isGone()).toBe(afterwards);
});

test('a fault for user tokens leaves API keys alone', async () => {
  const { world } = await faulty('createAssetFolder', 'body name', 'ignored', 'user-tokens');
  const names: unknown[] = [];
  for (const [who, name] of [
    ['owner', 'a'],
    ['human', 'b'],
    ['owner', 'c'],
    ['human', 'd'],
  ] as const)
    names.push((await make(world, name, who)).json.name);
  expect(names).toEqual(['a', 'b', 'c', 'b']);
});

test('a fault for the second organization leaves the first alone', async () => {
  const { world } = await faulty('listAssets', 'query limit', 'ignored', 'second-organization');
  const count = async (more = {}) => (await world.ask('member', 'GET /v1/assets?limit=1', more)).json.items.length;
  expect(await count()).toBe(1);
  expect(await count(second(world))).toBeGreaterThanOrEqual(1);
});

test.each([
  ['first-time', [201, 401, 401]],
  ['after-first', [401, 201, 201]],
] as const)('who has no token is taken for somebody at some occasions: %s', async (only, expected) => {
  const { world } = await faulty('createAssetFolder', 'refusal unauthenticated', 'taken', only);
  const statuses: number[] = [];
  for (const name of ['a', 'b', 'c']) statuses.push((await make(world, name, null)).status);
  expect(statuses).toEqual(expected);
});

test('a rule is obeyed once for each organization', async () => {
  const { world } = await faulty('listAssets', 'query limit', 'refused', 'after-first-of-each');
  const statuses: number[] = [];
  for (const more of [{}, second(world), {}, second(world)]) {
    statuses.push((await world.ask('member', 'GET /v1/assets?limit=1', more)).status);
  }
  expect(statuses).toEqual([200, 200, 422, 422]);
});

test('a parameter is ignored for the reader alone', async () => {
  const { world } = await faulty('listAssets', 'query limit', 'ignored', 'reader');
  const count = async (who: string) => (await world.ask(who, 'GET /v1/assets?limit=1')).json.items.length;
  expect([await count('owner'), (await count('reader')) > 1]).toEqual([1, true]);
});

const readFolder = (world: TestWorld, id: string) => world.ask('owner', `GET /v1/asset-folders/${id}`);
const pass: Record<string, (world: TestWorld, id: string) => Promise<unknown>> = {
  'undone-by-requests': async (world, id) => {
    for (let count = 0; count < 5; count++) await readFolder(world, id);
  },
  'undone-by-write': (world) => world.ask('owner', 'PATCH /v1/billing/balance', { body: { low_balance_threshold: 1 } }),
  'undone-in-minutes': (world) => world.advance(5 * 60_000),
  'undone-in-a-day': (world) => world.advance(24 * 3_600_000),
};

test.each(Object.entries(pass))('what was made is gone again: %s', async (operator, goOn) => {
  const { world, isMet } = await faulty('createAssetFolder', 'effect', operator);
  const { id } = (await make(world, 'x')).json;
  expect([(await readFolder(world, id)).status, isMet()]).toEqual([200, false]);
  await goOn(world, id);
  expect([(await readFolder(world, id)).status, isMet()]).toEqual([404, true]);
});

test.each(Object.entries(pass))('what was deleted is there again: %s', async (operator, goOn) => {
  const { world } = await faulty('deleteAssetFolder', 'effect', operator);
  const { id } = (await make(world, 'x')).json;
  await world.ask('owner', `DELETE /v1/asset-folders/${id}`);
  expect((await world.parts.store.folder(id))?.deleted_at).not.toBeNull();
  await goOn(world, id);
  expect((await world.parts.store.folder(id))?.deleted_at).toBeNull();
});

test('a deleted asset is off the list until it returns', async () => {
  const { world } = await faulty('deleteAsset', 'effect', 'undone-in-minutes');
  const first = async () => (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items[0].id;
  const id = await first();
  await world.ask('owner', `DELETE /v1/assets/${id}`);
  expect(await first()).not.toBe(id);
  await world.advance(5 * 60_000);
  expect(await first()).toBe(id);
});

test('a rating is put back when another run is rated', async () => {
  const { world, isMet } = await faulty('rateRun', 'effect', 'undone-by-next');
  const runs: string[] = [];
  for (const prompt of ['a', 'b']) {
    runs.push((await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt } })).json.run_id);
  }
  const rate = (id: string) => world.ask('human', `PATCH /v1/runs/${id}/feedback`, { body: { is_positive: true } });
  const rating = async (id: string) => (await world.ask('human', `GET /v1/runs/${id}`)).json.feedback_is_positive;
  await rate(runs[0]!);
  expect([await rating(runs[0]!), isMet()]).toEqual([true, false]);
  await rate(runs[1]!);
  expect([await rating(runs[0]!), await rating(runs[1]!), isMet()]).toEqual([null, true, true]);
});
