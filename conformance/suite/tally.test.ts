import { expect, it } from 'vitest';
import { answered } from '../testing/written-evidence.support.ts';
import { countComparisons, tallyOf } from './tally.ts';

const codes = {
  'not-readable': { clause: 'folders.read', message: 'A folder cannot be read.' },
  'not-as-declared': { level: 'declared', message: 'The target does otherwise than its file declares.' },
} as const;

function counting() {
  const count = countComparisons();
  return { count, tally: tallyOf(codes, count) };
}

const shown = { expected: 'a 2xx', actual: 404 };

it('counts a comparison that holds, and finds nothing', () => {
  const { count, tally } = counting();
  expect(tally.holds(true, 'not-readable', shown)).toEqual([]);
  expect(count.comparisons).toBe(1);
});

it('words a mismatch by its code, and tells the exchange that shows it', () => {
  const { count, tally } = counting();
  const at = { ...answered('read', 'getAssetFolder', 404), number: 7 };
  expect(tally.holds(false, 'not-readable', { at, ...shown })).toEqual([
    {
      code: 'not-readable',
      clause: 'folders.read',
      message: 'A folder cannot be read.',
      operation: 'getAssetFolder',
      exchange: 7,
      ...shown,
    },
  ]);
  expect(count.comparisons).toBe(1);
});

it('lets a mismatch say more than its code does', () => {
  const { count, tally } = counting();
  const more = { clause: 'deletion.read', message: 'the read does otherwise', pointer: '/deleted_at' };
  expect(tally.broken('not-as-declared', { ...shown, ...more })).toEqual([
    { code: 'not-as-declared', level: 'declared', ...more, ...shown },
  ]);
  expect(count.comparisons).toBe(0);
});

it('knows no code but those of the table', () => {
  expect(() => counting().tally.broken('another', shown)).toThrow('no code is called another');
});
