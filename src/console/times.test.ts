import { expect, test } from 'vitest';
import { between, lengthInWords, timeOfDay } from './times.ts';

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_500, '1.5 s'],
  [59_940, '59.9 s'],
  [60_000, '1 min'],
  [90_000, '1 min 30 s'],
  [3_600_000, '1 h'],
  [90_000_000, '1 d 1 h'],
])('%d ms is %s', (ms, words) => {
  expect(lengthInWords(ms)).toBe(words);
});

test('a time shows its part of the day', () => {
  expect(timeOfDay('2026-01-05T09:30:00.300Z')).toBe('09:30:00.300');
  expect(between('2026-01-05T09:30:00.300Z', '2026-01-05T09:30:02.000Z')).toBe(1_700);
});
