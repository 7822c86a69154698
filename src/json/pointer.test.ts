import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesIn, pointerOf, valueAt } from './pointer.ts';

test('a pointer leads by the names that it was made of', () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom('a', '~', '/', '0', '1', ' ', 'ü') }), { minLength: 1 });
  fc.assert(
    fc.property(names, (way) => {
      const value = way.reduceRight<unknown>((inside, name) => ({ [name]: inside }), 'found');
      expect(namesIn(pointerOf(way))).toEqual(way);
      expect(valueAt(value, pointerOf(way))).toBe('found');
    }),
  );
});

test.each([
  ['', { a: 1 }, { a: 1 }],
  ['/a/1', { a: ['x', 'y'] }, 'y'],
  ['/a/b', { a: 1 }, undefined],
  ['/a/b', null, undefined],
])('at %j', (pointer, value, found) => {
  expect(valueAt(value, pointer)).toEqual(found);
});
