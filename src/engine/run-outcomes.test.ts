/** Runs that end as somebody asked for: by a directive in their input, and by a script. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateSchema } from '../contract/validators.ts';
import { itemsListed } from '../store/furnished.support.ts';
import { itemRow, uuidOf } from '../store/samples.support.ts';
import { virtual_start_ms } from './clock.ts';
import { writeDirective } from './directives.ts';
import { type EngineTestWorld, engineWorld, test_balance } from './engine.support.ts';
import type { Outcome } from './outcomes.ts';
import { queue_ms } from './run-plan.ts';

const callback_url = 'http://receiver.test/callback';

/** A workflow of three nodes of 300 ms each. */
const nodes = {
  1: { class_type: 'LoadImage', inputs: { url: 'https://static.example/a.png' } },
  2: { class_type: 'UpscaleImage', inputs: { image: ['1', 0], factor: 2 } },
  3: { class_type: 'SaveImage', inputs: { image: ['2', 0] } },
};
const image_output = { name: 'picture', variable_type_code: 'image', graph_node_id: '3', graph_field_name: 'image' };

/** A run with its directive, brought to `after_ms` after its start. */
async function runOf(world: EngineTestWorld, kind: 'model' | 'workflow', prompt: string, after_ms = 0) {
  const target =
    kind === 'model'
      ? { model: (await world.model()).record }
      : { graph_workflow: (await world.workflow(nodes, [image_output])).record };
  const { id } = await world.dispatch(target, { input: { prompt }, callback_url });
  await world.advance(queue_ms + after_ms);
  return id;
}

async function seen(world: EngineTestWorld, id: string) {
  const { record, logs, node_runs } = await world.run(id);
  expect(validateSchema('reference', 'EmbeddedRun', { ...record, logs, node_runs })).toEqual([]);
  return { record, states: node_runs.map(({ state_code }) => state_code) };
}

describe('the run of a model', () => {
  test.each([
    ['mock:complete', 1_000, 'completed', '9.95'],
    ['mock:complete after=3s', 3_000, 'completed', '9.95'],
    ['mock:complete after=10ms', 10, 'completed', '9.95'],
    ['mock:fail', 1_000, 'failed', test_balance],
    ['mock:fail after=0', 0, 'failed', test_balance],
    ['mock:fail after=3s', 3_000, 'failed', test_balance],
    ['mock:cancel after=999ms', 999, 'canceled', test_balance],
    ['mock:cancel', 1_000, 'canceled', test_balance],
    ['mock:slow', 31_000, 'completed', '9.95'],
    ['mock:slow by=2.5', 3_500, 'completed', '9.95'],
    ['mock:slow after=1m', 60_000, 'completed', '9.95'],
    ['mock:fail after=30m', 1_800_000, 'failed', test_balance],
  ])('with %s ends after %i ms, %s', async (prompt, after_ms, status_code, balance) => {
    const world = await engineWorld();
    const id = await runOf(world, 'model', `a cat ${prompt}`, Math.max(0, after_ms - 1));
    if (after_ms > 0) {
      expect(await seen(world, id)).toMatchObject({ record: { status_code: 'running' }, states: ['running'] });
      await world.advance(1);
    }
    const { record, states } = await seen(world, id);
    expect(record).toMatchObject({
      status_code,
      duration_ms: after_ms,
      completed_at: new Date(virtual_start_ms + queue_ms + after_ms).toISOString(),
      nodes_completed: status_code === 'completed' ? 1 : 0,
    });
    expect(states).toEqual([status_code]);
    expect(world.sent.map(({ payload }) => payload.run.status_code)).toEqual([status_code]);
    expect(await world.balance()).toBe(balance);
  });

  test('fails with the code and the message that were asked for', async () => {
    const world = await engineWorld();
    const failure = { failure_code: 'content_policy', failure_message: 'Not this "cat".' };
    const id = await runOf(world, 'model', 'mock:fail code=content_policy message="Not this \\"cat\\"."', 1_000);
    expect((await seen(world, id)).record).toMatchObject({
      status_code: 'failed',
      ...failure,
      cost: '0',
      output: null,
    });
    const other = await runOf(world, 'model', 'mock:fail', 1_000);
    expect((await seen(world, other)).record).toMatchObject({
      failure_code: 'model_error',
      failure_message: 'The run failed because it was asked to.',
    });
  });

  test('completes where the model would fail, files and all', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model({ ends: 'failed' });
    const { id } = await world.dispatch({ model }, { input: { prompt: 'mock:complete' } });
    await world.advance(2_000);
    const { record } = await seen(world, id);
    expect(record).toMatchObject({ status_code: 'completed', cost: '0.05', failure_code: null });
    const { asset_id } = record.output!.image as { asset_id: string };
    expect(await world.parts.store.asset(asset_id)).toMatchObject({ mime_type: 'image/png', source_id: id });
  });

  test('is slow, and then ends as the model ends', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model({ ends: 'failed', failure_code: 'of_the_model' });
    const { id } = await world.dispatch({ model }, { input: { prompt: 'mock:slow after=9s' } });
    await world.advance(queue_ms + 9_000);
    expect((await seen(world, id)).record).toMatchObject({ failure_code: 'of_the_model', duration_ms: 9_000 });
  });

  test('says what it was asked to say', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model({ makes: 'text' });
    const text = 'Two words.';
    const { id } = await world.dispatch({ model }, { input: { text: `mock:complete output="${text}"` } });
    await world.advance(2_000);
    expect((await seen(world, id)).record.output).toEqual({ text });
    expect((await world.run(id)).node_runs[0]!.preview_value).toBe(text);
  });

  test('stalls: it runs, nothing is due any more, and it can be called off', async () => {
    const world = await engineWorld();
    const id = await runOf(world, 'model', 'mock:stall', 1_000_000_000);
    expect(await seen(world, id)).toMatchObject({ record: { status_code: 'running' }, states: ['running'] });
    expect(world.parts.timers.next_due_ms()).toBeUndefined();
    expect(await world.parts.runs.cancel(id)).toBe(true);
    expect(await seen(world, id)).toMatchObject({ record: { status_code: 'canceled' }, states: ['canceled'] });
    await world.parts.timers.settled();
    expect(world.sent.map(({ payload }) => payload.event)).toEqual(['run.cancelled']);
  });

  test('with a mistake in its directive, or none wanted, ends as it would', async () => {
    const world = await engineWorld();
    const wrong = await runOf(world, 'model', 'mock:fial', 1_000);
    expect((await seen(world, wrong)).record.status_code).toBe('completed');
    Object.assign(world, { directives: false });
    const plain = await runOf(world, 'model', 'mock:fail', 1_000);
    expect((await seen(world, plain)).record.status_code).toBe('completed');
  });
});

describe('the run of a workflow', () => {
  test('fails where it has got to: the node under way meets the end, the others never begin', async () => {
    const world = await engineWorld();
    const id = await runOf(world, 'workflow', 'mock:fail code=out_of_memory after=450ms', 449);
    const running = { status_code: 'running', nodes_total: 3, nodes_completed: 1 };
    expect(await seen(world, id)).toMatchObject({ record: running, states: ['completed', 'running'] });
    await world.advance(1);
    const failed = { status_code: 'failed', failure_code: 'out_of_memory', nodes_total: 3, nodes_completed: 1 };
    expect(await seen(world, id)).toMatchObject({
      record: { ...failed, duration_ms: 450, output: null },
      states: ['completed', 'failed'],
    });
    await world.advance(60_000);
    expect((await seen(world, id)).states).toHaveLength(2);
  });

  test.each([
    ['mock:cancel after=300ms', 300, ['canceled']],
    ['mock:cancel after=301ms', 301, ['completed', 'canceled']],
    ['mock:cancel', 900, ['completed', 'completed', 'canceled']],
    ['mock:fail after=5s', 5_000, ['completed', 'completed', 'failed']],
    ['mock:complete after=0', 0, ['completed', 'completed', 'completed']],
    ['mock:slow after=6s', 6_000, ['completed', 'completed', 'completed']],
  ])('with %s ends after %i ms: %j', async (prompt, after_ms, states) => {
    const world = await engineWorld();
    const id = await runOf(world, 'workflow', prompt, after_ms);
    expect(await seen(world, id)).toMatchObject({ record: { duration_ms: after_ms, nodes_total: 3 }, states });
  });

  test('is slow node by node', async () => {
    const world = await engineWorld();
    const id = await runOf(world, 'workflow', 'mock:slow by=5100ms', 1_999);
    const done = async () => (await seen(world, id)).record.nodes_completed;
    const counts = [await done()];
    for (const step of [1, 1_999, 1, 1_999, 1]) {
      await world.advance(step);
      counts.push(await done());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('stalls from a time on', async () => {
    const world = await engineWorld();
    const id = await runOf(world, 'workflow', 'mock:stall after=500ms', 1_000_000);
    expect(await seen(world, id)).toMatchObject({ record: { nodes_completed: 1 }, states: ['completed', 'running'] });
  });

  test.each(['fail', 'complete', 'slow', 'cancel'])('of no nodes takes its time too: %s', async (kind) => {
    const world = await engineWorld();
    const { record: graph_workflow } = await world.workflow({});
    const { id } = await world.dispatch({ graph_workflow }, { input: { prompt: `mock:${kind} after=7s` } });
    await world.advance(queue_ms + 6_999);
    expect((await seen(world, id)).record.status_code).toBe('running');
    await world.advance(1);
    expect((await seen(world, id)).record).toMatchObject({ duration_ms: 7_000, nodes_total: 0 });
  });
});

const statuses = { complete: 'completed', fail: 'failed', cancel: 'canceled', slow: 'completed' } as const;
const anyEnding = fc.record({
  kind: fc.constantFrom<keyof typeof statuses>('complete', 'fail', 'cancel', 'slow'),
  after_ms: fc.nat(3_000),
});

test('whatever is asked for, and whenever the world stops, the end comes when it was asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyEnding,
      fc.constantFrom<'model' | 'workflow'>('model', 'workflow'),
      fc.boolean(),
      fc.nat(3_500),
      async (outcome, kind, is_script, stop_ms) => {
        const before = await engineWorld();
        if (is_script) before.scripts.add({ outcome });
        const id = await runOf(before, kind, is_script ? 'a cat' : writeDirective(outcome));
        await before.advance(stop_ms);
        before.parts.timers.close();
        const { store, clock } = before.parts;
        const world = await engineWorld({ store, start_ms: clock.now_ms() });
        await world.parts.runs.resume();
        await world.advance(10_000);
        const { record } = await seen(world, id);
        expect(record).toMatchObject({ status_code: statuses[outcome.kind], duration_ms: outcome.after_ms });
      },
    ),
    { numRuns: 40 },
  );
});

test('a world that goes on with directives ends what is beyond the end that they ask for', async () => {
  const before = await engineWorld();
  Object.assign(before, { directives: false });
  const id = await runOf(before, 'workflow', 'mock:cancel after=100ms', 700);
  before.parts.timers.close();
  const world = await engineWorld({ store: before.parts.store, start_ms: before.parts.clock.now_ms() });
  await world.parts.runs.resume();
  await world.advance(0);
  expect(await seen(world, id)).toMatchObject({
    record: { status_code: 'canceled', nodes_completed: 2, nodes_total: 3 },
    states: ['completed', 'completed', 'canceled'],
  });
});

describe('a script', () => {
  const fails: Outcome = { kind: 'fail', code: 'scripted', after_ms: 10 };

  test('is for the runs that it names, and shows in their records', async () => {
    const world = await engineWorld();
    const [one, other] = [await world.model(), await world.model()];
    world.scripts.add({ model: other.path, organization_id: world.organization_id, outcome: fails });
    const runs = [];
    for (const { record: model } of [one, other, other]) runs.push(await world.dispatch({ model }));
    await world.advance(5_000);
    const records = await Promise.all(runs.map(async ({ id }) => (await seen(world, id)).record));
    expect(records.map(({ failure_code }) => failure_code)).toEqual([null, 'scripted', null]);
    expect(records.map(({ context }) => context)).toEqual([{}, { script: fails }, {}]);
    expect(world.scripts.list()).toEqual([]);
  });

  test('for a workflow goes by its owner and slug', async () => {
    const world = await engineWorld();
    const { record: graph_workflow } = await world.workflow(nodes);
    world.scripts.add({ workflow: `other/${graph_workflow.slug}`, outcome: { kind: 'stall' } });
    world.scripts.add({ model: 'test/model', outcome: { kind: 'stall' } });
    world.scripts.add({ workflow: `test/${graph_workflow.slug}`, outcome: fails });
    const { id } = await world.dispatch({ graph_workflow });
    await world.advance(5_000);
    expect((await seen(world, id)).record).toMatchObject({ failure_code: 'scripted', duration_ms: 10 });
    expect(world.scripts.list()).toHaveLength(2);
  });

  test('gives way to a directive, and is not used up by it', async () => {
    const world = await engineWorld();
    const { id: script } = world.scripts.add({ outcome: fails });
    const id = await runOf(world, 'model', 'mock:cancel after=1s', 1_000);
    expect((await seen(world, id)).record).toMatchObject({ status_code: 'canceled', context: {} });
    expect(world.scripts.list()).toMatchObject([{ id: script, times: 1 }]);
  });

  test('acts where directives are plain text', async () => {
    const world = await engineWorld();
    Object.assign(world, { directives: false });
    world.scripts.add({ outcome: fails });
    const id = await runOf(world, 'model', 'mock:cancel', 10);
    expect((await seen(world, id)).record.failure_code).toBe('scripted');
  });

  test('stays with its run when it is removed', async () => {
    const world = await engineWorld();
    world.scripts.add({ times: null, outcome: fails });
    const { record: model } = await world.model();
    const { id } = await world.dispatch({ model });
    world.scripts.clear();
    await world.advance(5_000);
    expect((await seen(world, id)).record.failure_code).toBe('scripted');
  });

  test('that no script can be is none', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model();
    const { id } = await world.dispatch({ model }, { context: { script: { kind: 'fail', after_ms: 'soon' } } });
    await world.advance(5_000);
    expect((await seen(world, id)).record.status_code).toBe('completed');
  });

  test('acts on the runs of a batch, and its items mirror them', async () => {
    const world = await engineWorld();
    const { record: model } = await world.model();
    const batch_id = uuidOf(700);
    world.scripts.add({ times: 1, outcome: fails });
    const runs = [];
    for (const prompt of ['a cat', 'mock:cancel', 'a dog']) {
      runs.push(await world.dispatch({ model }, { batch_id, input: { prompt } }));
    }
    const created_at = runs[0]!.record.created_at;
    const items = runs.map(({ id }, index) => itemRow(index, { batch_id, run_id: id }));
    await world.parts.store.insertBatch({ id: batch_id, org_id: world.organization_id, created_at }, items);
    await world.advance(5_000);
    const mirrored = await Promise.all(runs.map(async ({ id }) => (await seen(world, id)).record.status_code));
    expect(mirrored).toEqual(['failed', 'canceled', 'completed']);
    const listed = await itemsListed(world.parts.store, world.organization_id);
    const statuses_of = Object.fromEntries(listed.map(({ run_id, status_code }) => [run_id, status_code]));
    expect(runs.map(({ id }) => statuses_of[id])).toEqual(mirrored);
  });
});
