import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordByKey } from './record-by-key.ts';

const values = fc.oneof(fc.boolean(), fc.nat(), fc.array(fc.string()), fc.constant(undefined));
const anyRecord = (keys: readonly string[]) => recordByKey(Object.fromEntries(keys.map((key) => [key, values])));

describe('a record whose values have seeds of their own', () => {
  it('draws the same for its keys, whatever other keys it has', () => {
    const keys = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer(), keys, fc.nat(4), (seed, all, place) => {
        const further = all[place % all.length]!;
        const others = all.filter((key) => key !== further);
        const many = fc.sample(anyRecord(all), { seed, numRuns: 5 }) as Record<string, unknown>[];
        const fewer = many.map(({ [further]: _, ...rest }) => rest);
        expect(fc.sample(anyRecord(others), { seed, numRuns: 5 })).toEqual(fewer);
      }),
    );
  });

  it('draws otherwise for each key and each time', () => {
    const numbers = recordByKey({ a: fc.nat(), b: fc.nat() });
    const drawn = fc.sample(fc.array(numbers, { minLength: 3, maxLength: 3 }), { numRuns: 3 }).flat();
    expect(new Set(drawn.flatMap((record) => Object.values(record))).size).toBe(18);
  });

  it('shrinks each value, and leaves out what may be absent', () => {
    const record = recordByKey({ a: fc.nat(), b: fc.option(fc.nat(), { nil: undefined }), c: fc.array(fc.nat()) });
    const fails = fc.property(record, (one) => (one as { c: number[] }).c.every((each) => each < 7));
    expect(fc.check(fails).counterexample).toEqual([{ a: 0, c: [7] }]);
  });
});
