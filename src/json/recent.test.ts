import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

const acts = fc.array(fc.record({ key: fc.nat(5), weight: fc.option(fc.nat(10), { nil: undefined }) }), {
  maxLength: 80,
});

it('has what was set last, or nothing', () => {
  fc.assert(
    fc.property(acts, fc.nat(30), (all, most) => {
      const recent = createRecent<number, object>(most);
      const last = new Map<number, object>();
      for (const { key, weight } of all) {
        if (weight === undefined) {
          recent.delete(key);
          last.delete(key);
        } else {
          const value = {};
          expect(recent.set(key, value, weight)).toBe(value);
          last.set(key, value);
        }
        expect(recent.get(key)).toBe(last.get(key));
        const { entries, weight: held } = recent.figures();
        expect(entries).toBeLessThanOrEqual(last.size);
        expect(held).toBeLessThanOrEqual(2 * Math.max(most, 10));
        for (const other of last.keys()) expect([undefined, last.get(other)]).toContain(recent.get(other));
      }
    }),
  );
});

it('tells of what it holds, and how often that was of use', () => {
  const recent = createRecent<string, number>(10);
  recent.set('a', 1, 4);
  recent.set('b', 2, 5);
  recent.set('b', 3, 6);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([1, 3, undefined]);
  expect(recent.figures()).toEqual({ entries: 2, weight: 10, hits: 2, misses: 1 });
  recent.set('c', 4, 1);
  expect(recent.get('a')).toBe(1);
  expect(recent.figures()).toMatchObject({ entries: 3, weight: 11 });
  for (const key of ['a', 'b', 'c']) recent.delete(key);
  expect(recent.figures()).toEqual({ entries: 0, weight: 0, hits: 3, misses: 1 });
});

it('holds no more than two generations, and keeps what is asked for', () => {
  const recent = createRecent<number, number>(3);
  recent.set(0, 0);
  for (let key = 1; key < 20; key++) {
    recent.set(key, key);
    expect(recent.get(0)).toBe(0);
  }
  expect(
    Array.from({ length: 20 }, (_, key) => recent.get(key)).filter((value) => value !== undefined).length,
  ).toBeLessThan(7);
});
