import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestOf } from './fewest.ts';

const needing = (needed: readonly number[]) => async (some: readonly number[]) =>
  needed.every((one) => some.includes(one));

it('keeps those that are needed together, and nothing else', async () => {
  const sizes = fc.integer({ min: 1, max: 20 }).map((length) => Array.from({ length }, (_, place) => place));
  await fc.assert(
    fc.asyncProperty(
      sizes.chain((all) => fc.tuple(fc.constant(all), fc.subarray(all, { minLength: 1 }))),
      async ([all, needed]) => {
        expect(await fewestOf(all, needing(needed))).toEqual(needed);
      },
    ),
  );
});

it('asks little where two of many are needed', async () => {
  let asked = 0;
  const all = Array.from({ length: 10 }, (_, place) => place);
  await fewestOf(all, (some) => {
    asked += 1;
    return needing([2, 7])(some);
  });
  expect(asked).toBeLessThan(16);
});
