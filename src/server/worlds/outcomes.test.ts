/** Outcomes on demand, as callers of the interface meet them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exchanged } from '../parts.ts';
import { type TestWorld, testWorld } from './world.support.ts';

const model = 'POST /v1/models/lumen/sketch/runs';
const callback_url = 'http://127.0.0.1:4020/callbacks/runs';

async function dispatched(world: TestWorld, prompt: string, request = model): Promise<string> {
  const { status, json } = await world.ask('owner', request, { body: { prompt, callback_url } });
  expect(json).toEqual({ run_id: expect.any(String), status: 'queued' });
  expect(status).toBe(202);
  return json.run_id;
}

async function run(world: TestWorld, id: string) {
  return (await world.ask('owner', `GET /v1/runs/${id}`)).json;
}

test('one model is seen completed, failed with a chosen code, and canceled', async () => {
  const world = await testWorld();
  const prompts = ['a cat', 'a cat mock:fail code=content_policy after=3s', 'a cat mock:cancel after=1s'];
  const ids = [];
  for (const prompt of prompts) ids.push(await dispatched(world, prompt));
  await world.advance(10_000);
  const runs = await Promise.all(ids.map((id) => run(world, id)));
  expect(runs.map(({ status_code, failure_code }) => [status_code, failure_code])).toEqual([
    ['completed', null],
    ['failed', 'content_policy'],
    ['canceled', null],
  ]);
  expect(runs.map(({ cost }) => cost !== '0')).toEqual([true, false, false]);
  expect(runs.slice(1).map(({ duration_ms }) => duration_ms)).toEqual([3_000, 1_000]);
  expect(runs.map(({ input }) => input.prompt)).toEqual(prompts);
  const events = world.sent.map(({ body }) => JSON.parse(body)).map(({ event, run_id }) => [run_id, event]);
  expect(Object.fromEntries(events)).toEqual({
    [ids[0]!]: 'run.completed',
    [ids[1]!]: 'run.failed',
    [ids[2]!]: 'run.cancelled',
  });
});

describe('a directive with a mistake', () => {
  test('is refused where it stands, and nothing runs', async () => {
    const world = await testWorld();
    const before = await world.parts.store.unfinishedRuns();
    const answer = await world.ask('owner', model, { body: { prompt: 'a cat mock:fial' } });
    expect(answer).toMatchObject({ status: 422, json: { code: 'invalid_request' } });
    expect(answer.json.errors).toMatchObject([
      {
        pointer: '/prompt',
        message: 'mock:fial is none of: mock:complete, mock:fail, mock:cancel, mock:slow, mock:stall.',
      },
    ]);
    expect(await world.parts.store.unfinishedRuns()).toEqual(before);
  });

  test('is plain text where directives are off, like every other', async () => {
    const world = await testWorld({ directives: false });
    const ids = [await dispatched(world, 'mock:fial'), await dispatched(world, 'mock:fail')];
    await world.advance(10_000);
    for (const id of ids) expect(await run(world, id)).toMatchObject({ status_code: 'completed' });
  });
});

test('a workflow fails while its second node is under way', async () => {
  const world = await testWorld();
  const request = 'POST /v1/graph-workflows/acme-studio/upscale/runs';
  world.scripts.add({ workflow: 'acme-studio/upscale', outcome: { kind: 'fail', code: 'no_memory', after_ms: 400 } });
  const body = { image_url: 'https://static.example/pictures/harbour.png', factor: 2 };
  const { run_id } = (await world.ask('owner', request, { body })).json;
  await world.advance(10_000);
  const failed = await run(world, run_id);
  expect(failed).toMatchObject({ status_code: 'failed', failure_code: 'no_memory', duration_ms: 400 });
  expect(failed).toMatchObject({ nodes_completed: 1, nodes_total: 3 });
});

test('a reset forgets the scripts', async () => {
  const world = await testWorld();
  world.scripts.add({ times: null, outcome: { kind: 'stall' } });
  await world.reset();
  expect(world.scripts.list()).toEqual([]);
  const id = await dispatched(world, 'a cat');
  await world.advance(10_000);
  expect(await run(world, id)).toMatchObject({ status_code: 'completed' });
});

test('a world that goes on from its file goes on with what was asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outcomes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const data = join(folder, 'state.db');
  const before = await testWorld({ data });
  before.scripts.add({ model: 'lumen/sketch', outcome: { kind: 'fail', code: 'scripted', after_ms: 20_000 } });
  const ids = [await dispatched(before, 'a cat'), await dispatched(before, 'mock:cancel after=30s')];
  const stalled = await dispatched(before, 'mock:stall');
  await before.advance(5_000);
  await before.close();

  const after = await testWorld({ data });
  for (const id of [...ids, stalled]) expect(await run(after, id)).toMatchObject({ status_code: 'running' });
  await after.advance(60_000);
  expect(await run(after, ids[0]!)).toMatchObject({ failure_code: 'scripted', duration_ms: 20_000 });
  expect(await run(after, ids[1]!)).toMatchObject({ status_code: 'canceled', duration_ms: 30_000 });
  expect(await run(after, stalled)).toMatchObject({ status_code: 'running' });
});

test('scripts that wait for runs outlive their server, as they are then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outcomes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const data = join(folder, 'state.db');
  const before = await testWorld({ data });
  const fails = (code: string) => ({ kind: 'fail', code }) as const;
  const used_up = before.scripts.add({ model: 'lumen/sketch', outcome: fails('first') });
  const thrice = before.scripts.add({ model: 'lumen/sketch', times: 3, outcome: fails('thrice') });
  const removed = before.scripts.add({ outcome: fails('removed') });
  const always = before.scripts.add({ workflow: 'acme-studio/upscale', times: null, outcome: { kind: 'stall' } });
  for (const _run of [1, 2]) await dispatched(before, 'a cat');
  before.scripts.remove(removed.id);
  await before.scripts.kept();
  const waiting = before.scripts.list();
  expect(waiting).toEqual([{ ...thrice, times: 2 }, always]);
  await before.close();

  const after = await testWorld({ data });
  expect(after.scripts.list()).toEqual(waiting);
  const snapshot = await after.snapshot();
  const id = await dispatched(after, 'a cat');
  await after.advance(60_000);
  expect(await run(after, id)).toMatchObject({ failure_code: 'thrice' });
  const later = after.scripts.add({ outcome: fails('later') });
  expect([used_up, thrice, always].map((script) => script.id)).not.toContain(later.id);
  await after.restore(snapshot);
  const left = [{ ...thrice, times: 1 }, always, later];
  expect(after.scripts.list()).toEqual(left);
  await after.close();

  const restored = await testWorld({ data });
  expect(restored.scripts.list()).toEqual(left);
  restored.scripts.clear();
  await restored.scripts.kept();
  restored.scripts.add({ outcome: fails('last') });
  await restored.reset();
  await restored.close();
  expect((await testWorld({ data })).scripts.list()).toEqual([]);
});

test('a script stays where the run that took it could not be kept', async () => {
  let is_full = false;
  const world = await testWorld({}, (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      insertRun: async (...all) => {
        if (!is_full) return parts.store.insertRun(...all);
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      },
    }),
  }));
  world.scripts.add({ model: 'lumen/sketch', outcome: { kind: 'stall' } });
  const before = world.scripts.list();
  is_full = true;
  const answer = await world.ask('owner', 'POST /v1/models/lumen/sketch/runs', { body: { prompt: 'a cat' } });
  expect(answer.status).toBe(507);
  expect(world.scripts.list()).toEqual(before);
});
