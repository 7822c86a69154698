import { expect, it } from 'vitest';
import { isExplained } from './some-order.ts';

it.each<[string, (number | undefined)[], number | undefined, boolean]>([
  ['each shows its own', [0, 1, 2], 1, true],
  ['all show the last', [2, 2, 2], 2, true],
  ['one behind the other', [1, 2, 2], undefined, true],
  ['nothing is shown', [undefined, undefined], 0, true],
  ['two show each other', [1, 0], undefined, false],
  ['three in a circle', [1, 2, 0], undefined, false],
  ['two of three show each other', [2, 1, 0], 1, false],
  ['all show one, and another stands', [1, 1], 0, false],
])('%s', (_, shown, last, expected) => {
  expect(isExplained(shown, last)).toBe(expected);
});
