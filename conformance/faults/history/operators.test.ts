import { describe, expect, it } from 'vitest';
import { absent, type Elsewhere, type Operator, operatorNamed } from './operators.ts';

const elsewhere: Elsewhere = { first: 'first', neighbour: 'neighbour', before: 'before', foreign: 'foreign' };
const nowhere: Elsewhere = { first: undefined, neighbour: undefined, before: undefined, foreign: undefined };

describe('an operator changes a value', () => {
  it.each<[Operator, unknown, unknown]>([
    ['dropped', 'a', absent],
    ['dropped', null, null],
    ['null', 7, null],
    ['type', 'a', { is: 'no text' }],
    ['type', 7, 'no number'],
    ['type', ['a'], 'no object'],
    ['type', null, null],
    ['empty', 'a', ''],
    ['empty', [1], []],
    ['empty', { a: 1 }, {}],
    ['empty', 7, 7],
    ['constant', 'a', 'first'],
    ['neighbour', 'a', 'neighbour'],
    ['stale', 'a', 'before'],
    ['foreign', 'a', 'foreign'],
    ['nudged', 7, 8],
    ['nudged', true, false],
    ['nudged', '0.25', '0.21'],
    ['nudged', '0.21', '0.22'],
    ['nudged', 'kite.png', 'kite.pna'],
    ['nudged', '2026-01-01T00:00:00.500Z', '2026-01-01T00:00:01.500Z'],
    ['nudged', { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['cut', 'kite', 'kit'],
    ['cut', [1, 2], [1]],
    ['cut', { a: 1, b: 2 }, { a: 1 }],
    ['ascii', { name: 'été' }, { name: '?t?' }],
    ['ascii', 'kite', 'kite'],
  ])('%s of %j', (operator, value, expected) => {
    expect(operatorNamed(operator)(value, elsewhere)).toEqual(expected);
  });

  it.each<Operator>(['constant', 'neighbour', 'stale', 'foreign'])(
    '%s to nothing where there is nothing',
    (operator) => {
      expect(operatorNamed(operator)('a', nowhere)).toBe('a');
    },
  );
});
