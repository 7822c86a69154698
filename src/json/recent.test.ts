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
        for (const other of last.keys()) expect([undefined, last.get(other)]).toContain(recent.get(other));
      }
    }),
  );
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
