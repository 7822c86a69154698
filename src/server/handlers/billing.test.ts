import { describe, expect, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

const request = 'PATCH /v1/billing/balance';

describe('the threshold', () => {
  test.each([
    [25.5, '25.5'],
    [0, '0'],
    [-0, '0'],
    [1e9, '1000000000'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [123456789.123456, '123456789.123456'],
    // The least places that a record keeps, and fewer than those.
    [1e-24, '0.000000000000000000000001'],
    [1e-70, '0'],
    [5e-324, '0'],
  ])('%d is kept as %s', async (low_balance_threshold, text) => {
    const world = await testWorld();
    const { status, json } = await world.ask('owner', request, { body: { low_balance_threshold } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ low_balance_threshold: text, balance: '184.2375' });
  });

  test('is guarded by the time of the last change, where that is given', async () => {
    const world = await testWorld();
    const set = (low_balance_threshold: number, updated_at?: string) =>
      world.ask('owner', request, { body: { low_balance_threshold, updated_at } });
    const first = (await set(1)).json;
    // The clock stands still, and yet the changes are told apart.
    const second = (await set(2, first.updated_at)).json;
    expect(second.updated_at > first.updated_at).toBe(true);
    const stale = await set(3, first.updated_at);
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale_record', errors: [{ current: second }] } });
    expect((await set(4, second.updated_at.replace('Z', '+00:00'))).json.low_balance_threshold).toBe('4');
    expect((await set(5)).json.low_balance_threshold).toBe('5');
  });

  test('is won by one of those who read the same state', async () => {
    const world = await testWorld();
    const { updated_at } = (await world.ask('owner', request, { body: { low_balance_threshold: 1 } })).json;
    const answers = await Promise.all(
      [2, 3, 4, 5].map((low_balance_threshold) =>
        world.ask('owner', request, { body: { low_balance_threshold, updated_at } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});
