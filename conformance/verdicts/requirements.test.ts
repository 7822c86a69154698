import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLater, isVersion } from './requirements.ts';

const parts = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20));

it('of two versions that differ, one is later, by number and not by text', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const [one, two] = [a.join('.'), b.join('.')];
      const [first] = [a, b].toSorted((x, y) => x[0] - y[0] || x[1] - y[1] || x[2] - y[2]);
      expect(isLater(one, two)).toBe(one !== two && first === b);
      expect([isLater(one, two), isLater(two, one)].filter(Boolean)).toHaveLength(one === two ? 0 : 1);
    }),
  );
  expect(isLater('1.10.0', '1.9.0')).toBe(true);
});

it('without requirements nothing is later', () => {
  expect(isLater('99.0.0', undefined)).toBe(false);
});

it.each(['1', '1.0', 'v1.0.0', '1.0.0-rc.1', 'latest', ''])('%s is no version', (text) => {
  expect(isVersion(text)).toBe(false);
});
