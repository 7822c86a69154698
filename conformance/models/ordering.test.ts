import { describe, expect, it } from 'vitest';
import { orderedValues, wrongStep } from './ordering.ts';

describe('values that every target orders alike', () => {
  it.each([
    ['texts of the usual length', ['b1', 'a1', 'long', 'Ü1', null], ['b1', 'a1']],
    ['texts with digits at the same places', ['a10', 'a9b', 'a11'], ['a10', 'a11']],
    ['numbers', [12, null, 5], [12, 5]],
    ['nothing of texts that are none', ['ä', 'B'], []],
  ])('%s', (_, values, expected) => {
    expect(
      orderedValues(
        values.map((name) => ({ name })),
        'name',
      ),
    ).toEqual(expected);
  });

  it('are moments, however times are written', () => {
    const items = ['2026-01-05T10:00:00Z', '2026-01-05T10:00:00.000+00:00'].map((created_at) => ({ created_at }));
    expect(new Set(orderedValues(items, 'created_at')).size).toBe(1);
  });
});

it('a step the wrong way is found, and ties are none', () => {
  expect(wrongStep([1, 1, 2], 'asc')).toBeUndefined();
  expect(wrongStep([1, 3, 2], 'asc')).toEqual([3, 2]);
  expect(wrongStep([3, 1, 2], 'desc')).toEqual([1, 2]);
});
