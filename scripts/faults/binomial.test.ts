import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binomialQuantile, leastOfDraw } from './binomial.ts';

const tries = fc.integer({ min: 0, max: 20_000 });
const rate = fc.double({ min: 0, max: 1, noNaN: true });
const chance = fc.double({ min: 0.0001, max: 0.5, noNaN: true });

/** The probability of at most `most` successes, by the sum of its definition. */
function upTo(most: number, tries: number, rate: number): number {
  let [sum, ways] = [0, 1];
  for (let count = 0; count <= most; count++) {
    sum += ways * rate ** count * (1 - rate) ** (tries - count);
    ways = (ways * (tries - count)) / (count + 1);
  }
  return sum;
}

it('is the least count that reaches the chance', () => {
  const few = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(few, rate, chance, (tries, rate, chance) => {
      const count = binomialQuantile(tries, rate, chance);
      expect(upTo(count, tries, rate)).toBeGreaterThan(chance - 1e-9);
      if (count > 0) expect(upTo(count - 1, tries, rate)).toBeLessThan(chance + 1e-9);
    }),
  );
});

it('grows with the rate and the tries, up to all of them', () => {
  fc.assert(
    fc.property(tries, rate, rate, chance, (tries, one, other, chance) => {
      const count = binomialQuantile(tries, Math.min(one, other), chance);
      expect(count).toBeLessThanOrEqual(binomialQuantile(tries, Math.max(one, other), chance));
      expect(count).toBeLessThanOrEqual(binomialQuantile(tries + 1, Math.min(one, other), chance));
      expect(binomialQuantile(tries, 1, chance)).toBe(tries);
    }),
  );
});

it('is near the normal distribution for thousands of tries', () => {
  // The 1 % quantile is 2.326 standard deviations below the mean.
  expect(binomialQuantile(10_000, 0.5, 0.01)).toBeCloseTo(5_000 - 2.326 * 50, -1);
});

it('lets a draw of few have less than all together, and not half of it', () => {
  expect(leastOfDraw(38, 0.8)).toBeLessThanOrEqual(23);
  expect(leastOfDraw(38, 0.8)).toBeGreaterThan(38 * 0.4);
});
