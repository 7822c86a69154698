/** Each choice about billing in each listed way, as it is seen on the wire. */
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

const body = { prompt: 'A red kite over a field' };
const dispatch = async (world: TestWorld, path = 'lumen/sketch', who = 'owner') =>
  world.ask(who, `POST /v1/models/${path}/runs`, { body });
const update = (world: TestWorld, more = {}) =>
  world.ask('owner', 'PATCH /v1/billing/balance', { body: { low_balance_threshold: 5, ...more } });
const balance = async (world: TestWorld) => new Decimal((await update(world)).json.balance);

/** Charges at the dispatch, the end, 29 and 31 s later, as parts of the cost. */
async function taken(world: TestWorld, path?: string) {
  const before = await balance(world);
  const { run_id } = (await dispatch(world, path)).json;
  const steps: Decimal[] = [];
  for (const by_ms of [0, 4_000, 24_000, 10_000]) {
    await world.advance(by_ms);
    steps.push(before.minus(await balance(world)));
  }
  const { cost } = (await world.ask('owner', `GET /v1/runs/${run_id}`)).json;
  expect(new Decimal(cost).isZero()).toBe(path !== undefined);
  return steps.map((step) => (step.isZero() ? 0 : step.div(new Decimal(cost)).toNumber()));
}

rowTests('billing', [
  row('billing', 'charging', taken, [
    ['at_end', [0, 1, 1, 1]],
    ['at_dispatch', [1, 1, 1, 1]],
    ['never', [0, 0, 0, 0]],
    [30, [0, 0, 0, 1]],
  ]),
  row(
    'billing',
    'balance_too_small',
    async (world) => {
      const { status } = await dispatch(world, 'lumen/sketch', 'penniless');
      await world.advance(10_000);
      const { id } = world.principals.penniless!.organization;
      return [status, new Decimal((await world.parts.store.balance(id))!.balance).isNegative()];
    },
    [
      ['refused', [402, false]],
      ['negative', [202, true]],
    ],
  ),
  row(
    'billing',
    'updated_at',
    async (world) => {
      const { updated_at } = (await update(world)).json;
      const old = '2001-02-03T04:05:06.000Z';
      return [(await update(world, { updated_at })).status, (await update(world, { updated_at: old })).status];
    },
    [
      ['checked', [200, 409]],
      ['ignored', [200, 200]],
    ],
  ),
]);

test('what was taken for a run that fails or is canceled is given back', async () => {
  for (const path of ['trial/dud', 'trial/snuffed']) {
    const world = await testWorld({ choices: { billing: { charging: 'at_dispatch' } } });
    const before = await balance(world);
    await dispatch(world, path);
    const after = await balance(world);
    await world.advance(10_000);
    expect([after.lt(before), (await balance(world)).equals(before)]).toEqual([true, true]);
  }
});

test('a charge that is still to come survives a snapshot, and is taken before a dispatch is refused or not', async () => {
  const world = await testWorld({ choices: { billing: { charging: 30 } } });
  const before = await balance(world);
  await dispatch(world);
  await world.advance(10_000);
  const snapshot = await world.snapshot();
  await world.restore(snapshot);
  expect((await balance(world)).minus(before).toNumber()).toBe(0);
  await world.advance(30_000);
  await dispatch(world);
  const { id } = world.principals.owner!.organization;
  expect(new Decimal((await world.parts.store.balance(id))!.balance).lt(before)).toBe(true);
});
