import { expect, it } from 'vitest';
import { inOrderOfWorth } from './worth-order.ts';

it('takes first what finds most, and then what finds most of the rest', () => {
  const kills = [['a', 'b'], ['a', 'c'], ['b', 'd'], ['c'], ['c', 'd'], []];
  // c finds three; of a, b and d, which are left for two, b finds both.
  expect(inOrderOfWorth(kills)).toEqual([
    [3, 'c'],
    [2, 'b'],
  ]);
});

it('does not hang on the order in which mutants are tried', () => {
  const kills = [['b', 'a'], ['a', 'b'], ['z']];
  expect(inOrderOfWorth(kills)).toEqual(inOrderOfWorth(kills.toReversed()));
  expect(inOrderOfWorth(kills)[0]).toEqual([2, 'a']);
});
