import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateSchema } from '../contract/validators.ts';
import type { RunRow } from '../store/run-rows.ts';
import { virtual_start_ms } from './clock.ts';
import { type EngineTestWorld, engineWorld, test_balance } from './engine.support.ts';

const callback_url = 'http://receiver.test/callback';
const at = (after_ms: number) => new Date(virtual_start_ms + after_ms).toISOString();

/** A workflow of three nodes, the last of which makes an image. */
const nodes = {
  1: { class_type: 'LoadImage', inputs: { url: 'https://static.example/a.png' } },
  2: { class_type: 'UpscaleImage', inputs: { image: ['1', 0], factor: 2 } },
  3: { class_type: 'SaveImage', inputs: { image: ['2', 0] } },
};
const image_output = { name: 'picture', variable_type_code: 'image', graph_node_id: '3', graph_field_name: 'image' };

function expectDocumented({ record, logs, node_runs }: RunRow): void {
  expect(validateSchema('reference', 'EmbeddedRun', { ...record, logs, node_runs })).toEqual([]);
}

describe('a run of a model', () => {
  test('is queued, runs, and is completed', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model({ takes_ms: 2_400 });
    const { id } = await world.dispatch({ model }, { input: { prompt: 'A kite' } });
    const seen: [number, RunRow][] = [];
    for (const step of [199, 1, 2_399, 1, 60_000]) {
      await world.advance(step);
      seen.push([world.parts.clock.now_ms() - virtual_start_ms, await world.run(id)]);
    }
    for (const [, run] of seen) expectDocumented(run);
    expect(seen.map(([after_ms, { record }]) => [after_ms, record.status_code, record.nodes_completed])).toEqual([
      [199, 'queued', 0],
      [200, 'running', 0],
      [2_599, 'running', 0],
      [2_600, 'completed', 1],
      [62_600, 'completed', 1],
    ]);
    expect(seen[3]![1]).toEqual(seen[4]![1]);
    const { record, logs, node_runs } = seen[4]![1];
    expect(record).toMatchObject({
      started_at: at(200),
      completed_at: at(2_600),
      duration_ms: 2_400,
      cost: '0.05',
      cost_breakdown: { currency: 'USD', total: '0.05' },
      nodes_total: 1,
      has_logs: true,
      has_node_runs: true,
    });
    expect(logs.map(({ message }) => message)).toEqual(['Run started.', 'Image stored.', 'Run completed.']);
    expect(node_runs).toMatchObject([
      { state_code: 'completed', input: { prompt: 'A kite' }, output: record.output, cost: '0.05', duration_ms: 2_400 },
    ]);
    expect(await world.balance()).toBe('9.95');
  });

  test('fails with the reason of the model, for nothing', async () => {
    const world = await engineWorld();
    const failure = { failure_code: 'content_policy', failure_message: 'The prompt goes against the policy.' };
    const { record: model } = await world.model({ ends: 'failed', takes_ms: 800, ...failure });
    const { id } = await world.dispatch({ model });
    await world.advance(1_000);
    const run = await world.run(id);
    expectDocumented(run);
    expect(run.record).toMatchObject({ status_code: 'failed', ...failure, output: null, cost: '0', duration_ms: 800 });
    expect(run.record.nodes_completed).toBe(0);
    expect(run.logs.at(-1)).toMatchObject({ level_code: 'error', meta: { failure_code: 'content_policy' } });
    expect(run.node_runs).toMatchObject([
      { state_code: 'failed', error_message: failure.failure_message, output: null },
    ]);
    expect(await world.balance()).toBe(test_balance);
  });

  test('is canceled where the model says so', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model({ ends: 'canceled' });
    const { id } = await world.dispatch({ model });
    await world.advance(1_200);
    const run = await world.run(id);
    expectDocumented(run);
    expect(run.record).toMatchObject({ status_code: 'canceled', failure_code: null, output: null, cost: '0' });
    expect(run.node_runs).toMatchObject([{ state_code: 'canceled' }]);
  });
});

describe('a run of a workflow', () => {
  test('goes from node to node', async () => {
    const world = await engineWorld();
    const { record: graph_workflow } = await world.workflow(nodes, [image_output]);
    const { id } = await world.dispatch({ graph_workflow });
    const seen: RunRow[] = [];
    for (const step of [200, 300, 300, 300]) {
      await world.advance(step);
      seen.push(await world.run(id));
    }
    for (const run of seen) expectDocumented(run);
    expect(seen.map(({ record }) => [record.status_code, record.nodes_completed, record.nodes_total])).toEqual([
      ['running', 0, 3],
      ['running', 1, 3],
      ['running', 2, 3],
      ['completed', 3, 3],
    ]);
    expect(seen.map(({ node_runs }) => node_runs.map(({ state_code }) => state_code))).toEqual([
      ['running'],
      ['completed', 'running'],
      ['completed', 'completed', 'running'],
      ['completed', 'completed', 'completed'],
    ]);
    const { record, node_runs } = seen.at(-1)!;
    expect(node_runs.map(({ input }) => input)).toEqual(Object.values(nodes).map(({ inputs }) => inputs));
    expect(node_runs.map(({ output }) => output)).toEqual([{}, {}, { image: record.output!.picture }]);
    expect(new Set(node_runs.map(({ node_id }) => node_id)).size).toBe(3);
    expect(record).toMatchObject({ cost: '0', duration_ms: 900 });
    expect(await world.balance()).toBe(test_balance);
  });

  test('shows what a node made once it is done, and keeps it at the end', async () => {
    const world = await engineWorld();
    const { record: graph_workflow } = await world.workflow(nodes, [{ ...image_output, graph_node_id: '1' }]);
    const { id } = await world.dispatch({ graph_workflow });
    await world.advance(500);
    const early = (await world.run(id)).node_runs[0]!.output!.image as { asset_id: string };
    expect(await world.parts.store.asset(early.asset_id)).toBeUndefined();
    await world.advance(600);
    expect((await world.run(id)).record.output).toEqual({ picture: early });
    expect(await world.parts.store.asset(early.asset_id)).toMatchObject({ source_type: 'run', source_id: id });
  });

  test('of no nodes is completed as soon as it starts', async () => {
    const world = await engineWorld();
    const { record: graph_workflow } = await world.workflow({});
    const { id } = await world.dispatch({ graph_workflow });
    await world.advance(200);
    const run = await world.run(id);
    expectDocumented(run);
    expect(run.record).toMatchObject({ status_code: 'completed', output: {}, duration_ms: 0, nodes_total: 0 });
  });

  test('goes on when its workflow is deleted', async () => {
    const world = await engineWorld();
    const { id: workflow, record: graph_workflow } = await world.workflow(nodes);
    const { id } = await world.dispatch({ graph_workflow });
    await world.advance(500);
    await world.parts.store.softDeleteWorkflow(workflow, { at: at(500), by: world.user_id });
    await world.advance(600);
    expect((await world.run(id)).record.status_code).toBe('completed');
  });
});

describe('a run that is called off', () => {
  test.each([
    ['in the queue', 100, null, 0],
    ['under way', 700, 500, 1],
  ])('%s', async (_name, after_ms, duration_ms, begun) => {
    const world = await engineWorld();
    const { record: model } = await world.model();
    const { id } = await world.dispatch({ model }, { callback_url });
    await world.advance(after_ms);
    expect(await world.parts.runs.cancel(id)).toBe(true);
    expect(await world.parts.runs.cancel(id)).toBe(false);
    await world.parts.timers.settled();
    expect(world.parts.timers.next_due_ms()).toBeUndefined();
    await world.advance(60_000);
    const run = await world.run(id);
    expectDocumented(run);
    expect(run.record).toMatchObject({ status_code: 'canceled', completed_at: at(after_ms), duration_ms, cost: '0' });
    expect(run.node_runs).toHaveLength(begun);
    expect(world.sent.map(({ payload }) => payload.event)).toEqual(['run.cancelled']);
  });

  test('after its end stays as it ended; and one that does not exist cannot be called off', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model();
    const { id } = await world.dispatch({ model });
    await world.advance(1_200);
    const before = await world.run(id);
    expect(await world.parts.runs.cancel(id)).toBe(false);
    expect(await world.run(id)).toEqual(before);
    expect(await world.parts.runs.cancel(world.user_id)).toBe(false);
  });

  test('while it ends, ends once', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model();
    const { id } = await world.dispatch({ model }, { callback_url });
    await world.advance(1_199);
    await Promise.all([world.advance(1), world.parts.runs.cancel(id), world.parts.runs.cancel(id)]);
    await world.advance(60_000);
    const { record } = await world.run(id);
    expect(world.sent).toHaveLength(1);
    expect(world.sent[0]!.payload.run.status_code).toBe(record.status_code);
    expect(await world.balance()).toBe(record.status_code === 'completed' ? '9.95' : test_balance);
  });
});

test('many runs are charged once each, to the last digit', async () => {
  const world = await engineWorld();
  const { record: model } = await world.model();
  for (let count = 0; count < 30; count++) {
    await world.dispatch({ model });
    await world.advance(100);
  }
  await world.advance(60_000);
  expect(await world.balance()).toBe('8.50');
});

describe('after the world has stopped', () => {
  test('at any moment, runs go on and end alike', async () => {
    const whole = await endOf(await dispatched(), 60_000);
    await fc.assert(
      fc.asyncProperty(fc.nat(1_300), fc.nat(5_000), async (stop_ms, pause_ms) => {
        const before = await dispatched();
        await before.world.advance(stop_ms);
        before.world.parts.timers.close();
        const { store, clock } = before.world.parts;
        const world = await engineWorld({ store, start_ms: clock.now_ms() + pause_ms });
        await world.parts.runs.resume();
        await world.parts.deliveries.resume();
        const { records, balance } = await endOf({ world, ids: before.ids }, 60_000);
        expect(records.map(timeless)).toEqual(whole.records.map(timeless));
        expect(balance).toBe(whole.balance);
        const events = [...before.world.sent, ...world.sent].map(({ payload }) => payload.run_id);
        expect(events.sort()).toEqual(before.ids.toSorted());
      }),
      { numRuns: 25 },
    );
  });

  test('what runs already is not begun again', async () => {
    const { world, ids } = await dispatched();
    for (const step of [100, 300, 300]) {
      await world.parts.runs.resume();
      await world.advance(step);
    }
    await world.advance(60_000);
    expect(world.sent).toHaveLength(ids.length);
    expect((await world.run(ids[1]!)).node_runs).toHaveLength(3);
  });

  async function dispatched() {
    const world = await engineWorld();
    const { record: model } = await world.model();
    const { record: graph_workflow } = await world.workflow(nodes, [image_output]);
    const one = await world.dispatch({ model }, { callback_url });
    const other = await world.dispatch({ graph_workflow }, { callback_url });
    return { world, ids: [one.id, other.id] };
  }

  async function endOf({ world, ids }: { world: EngineTestWorld; ids: readonly string[] }, after_ms: number) {
    await world.advance(after_ms);
    const runs = await Promise.all(ids.map(world.run));
    return { records: runs.map(({ record }) => record), balance: await world.balance() };
  }

  function timeless({ started_at, completed_at, duration_ms, ...record }: RunRow['record']) {
    expect([started_at, completed_at, duration_ms]).not.toContain(null);
    return record;
  }
});

test('a run that cannot be carried out fails, and the fault is told', async () => {
  const world = await engineWorld();
  const { record: model } = await world.model();
  const { id } = await world.dispatch({ model }, { model_id: '00000000-0000-4000-8000-000000000000' });
  await world.advance(60_000);
  expect((await world.run(id)).record).toMatchObject({ status_code: 'failed', failure_code: 'internal_error' });
  expect(world.failures.splice(0).map(String)).toEqual([expect.stringContaining('which does not exist')]);
});
