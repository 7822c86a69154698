/** Each choice about feedback in each listed way, as it is seen on the wire. */
import { expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

async function aRun(world: TestWorld, ended = true): Promise<string> {
  const { run_id } = (await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } })).json;
  if (ended) await world.advance(10_000);
  return run_id;
}
const rate = (world: TestWorld, run: string, body?: object) =>
  world.ask('human', `PATCH /v1/runs/${run}/feedback`, body && { body });

/** Result of each way of clearing: the rating that is left, or the status of the refusal. */
async function clearings(world: TestWorld) {
  const run = await aRun(world);
  const seen: Record<string, unknown> = {};
  const ways: Record<string, object | undefined> = {
    null: { is_positive: null },
    omitted: { reason: 'y' },
    empty: {},
    nothing: undefined,
  };
  for (const [name, body] of Object.entries(ways)) {
    await rate(world, run, { is_positive: true, reason: 'x' });
    const { status, json } = await rate(world, run, body);
    seen[name] = status === 200 ? json.feedback_is_positive : status;
  }
  return seen;
}

rowTests('feedback', [
  row('feedback', 'clearing', clearings, [
    ['null', { null: null, omitted: 422, empty: 422, nothing: 422 }],
    ['omitted', { null: 422, omitted: null, empty: null, nothing: 422 }],
    ['empty_body', { null: 422, omitted: 422, empty: null, nothing: null }],
  ]),
  row(
    'feedback',
    'before_end',
    async (world) => {
      const run = await aRun(world, false);
      const before = (await rate(world, run, { is_positive: true })).status;
      await world.advance(10_000);
      return [before, (await rate(world, run, { is_positive: true })).status];
    },
    [
      ['allowed', [200, 200]],
      ['refused', [409, 200]],
    ],
  ),
  row(
    'feedback',
    'negative_without_reason',
    async (world) => {
      const run = await aRun(world);
      const seen: number[] = [];
      for (const body of [{}, { reason: null }, { reason: ' ' }, { reason: 'Too dark' }])
        seen.push((await rate(world, run, { is_positive: false, ...body })).status);
      return [...seen, (await rate(world, run, { is_positive: true })).status];
    },
    [
      ['allowed', [200, 200, 200, 200, 200]],
      ['refused', [422, 422, 422, 200, 200]],
    ],
  ),
  row(
    'feedback',
    'reason_after_clearing',
    async (world) => {
      const run = await aRun(world);
      await rate(world, run, { is_positive: false, reason: 'Too dark' });
      const { feedback_is_positive, feedback_reason } = (await rate(world, run, { is_positive: null })).json;
      return [feedback_is_positive, feedback_reason];
    },
    [
      ['null', [null, null]],
      ['kept', [null, 'Too dark']],
    ],
  ),
]);

test.each([
  ['omitted', 'is_positive must be true or false; leave it out to clear the rating.'],
  ['empty_body', 'is_positive must be true or false; send an empty body to clear the rating.'],
] as const)('whoever clears with null where %s clears is told how', async (clearing, message) => {
  const world = await testWorld({ choices: { feedback: { clearing } } });
  const { json } = await rate(world, await aRun(world), { is_positive: null });
  expect(json.errors).toMatchObject([{ pointer: '/is_positive', message }]);
});
