import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, table } from '../suite/check.ts';
import { drawInputs } from './draw-inputs.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const numbers = drawn(fc.nat(), 5);

describe('the cases of a check', () => {
  it('are the named ones, which have no path, and then the drawn ones', () => {
    const inputs = drawInputs({ ...numbers, named: [7, 8] } as typeof numbers, 1, {});
    expect(inputs.map(({ path }) => path)).toEqual([undefined, undefined, '0', '1', '2', '3', '4']);
    expect(inputs.slice(0, 2).map(({ input }) => input)).toEqual([7, 8]);
  });

  it('are drawn anew at the path that they name', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [, second] = drawInputs(numbers, seed, {});
        expect(fc.sample(fc.nat(), { seed, path: second!.path!, numRuns: 1 })).toEqual([second!.input]);
      }),
    );
  });

  it('are as many as were asked for', () => {
    expect(drawInputs(numbers, 1, { samples: 2 })).toHaveLength(2);
    expect(drawInputs(table(['a', 'b', 'c']), 1, { samples: 2 })).toHaveLength(3);
  });
});

describe('a single one', () => {
  it('is one of them, and each of them is met', () => {
    const rows = ['a', 'b', 'c'];
    const met = seeds.map((seed) => drawInputs(table(rows), seed, { single: true }).map(({ input }) => input));
    expect(met.every((one) => one.length === 1)).toBe(true);
    expect(new Set(met.flat())).toEqual(new Set(rows));
  });

  it('may be one that is named', () => {
    const source = { ...numbers, named: [7] } as typeof numbers;
    expect(seeds.some((seed) => drawInputs(source, seed, { single: true })[0]!.path === undefined)).toBe(true);
  });

  it('is none where there are none', () => {
    expect(drawInputs(table([]), 1, { single: true })).toEqual([]);
  });
});
