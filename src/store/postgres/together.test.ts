import fc from 'fast-check';
import { expect, it } from 'vitest';
import { together } from './together.ts';

it('each call has the result of its own item, whatever fails beside it, and groups never overlap', async () => {
  const calls = fc.array(fc.record({ wait: fc.nat(3), fails: fc.boolean() }), { minLength: 1, maxLength: 250 });
  await fc.assert(
    fc.asyncProperty(calls, async (all) => {
      let under_way = 0;
      const groups: number[] = [];
      const one = together<number, string>(async (items) => {
        groups.push(items.length);
        expect(++under_way).toBe(1);
        await new Promise(setImmediate);
        under_way -= 1;
        if (items.some((item) => all[item]!.fails)) throw new Error(`one of ${items.length}`);
        return items.map(String);
      });
      const results = await Promise.allSettled(
        all.map(async ({ wait }, item) => {
          for (let turn = 0; turn < wait; turn++) await new Promise(setImmediate);
          return one(item);
        }),
      );
      for (const [item, { fails }] of all.entries())
        expect(results[item]).toMatchObject(
          fails
            ? { status: 'rejected', reason: { message: 'one of 1' } }
            : { status: 'fulfilled', value: String(item) },
        );
      if (!all.some(({ fails }) => fails)) expect(groups.reduce((sum, size) => sum + size, 0)).toBe(all.length);
    }),
    { numRuns: 50 },
  );
});
