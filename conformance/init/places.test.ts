import { expect, it } from 'vitest';
import { placesIn, recordsIn } from './places.ts';

it('places are told with their pointers, the nearer first', () => {
  const places = placesIn({ a: { 'b/c': 1 }, d: [{ e: 2 }] });
  expect(places.map(({ pointer }) => pointer)).toEqual(['/a', '/d', '/a/b~1c']);
});

it.each([
  ['a list', [{ a: 1 }], [{ a: 1 }]],
  ['an envelope', { items: [{ a: 1 }], next: null }, [{ a: 1 }]],
  ['neither', { a: 1 }, []],
])('records of %s', (_, json, records) => {
  expect(recordsIn(json)).toEqual(records);
});
