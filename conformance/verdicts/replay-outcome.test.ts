import { expect, it } from 'vitest';
import { failed, passed, unjudged } from '../testing/written-report.support.ts';
import { replayExitCode, replayOutcome } from './replay-outcome.ts';
import type { Verdict } from './verdict.ts';

const check = 'lists/a';

it.each<[string, Verdict, string, number]>([
  ['fails as it did', failed(check, { message: 'other numbers' }), 'reproduced: lists/a fails as it did', 1],
  [
    'fails otherwise',
    failed(check, { mismatch: 'twice' }),
    'changed: lists/a fails otherwise, pagination.ties-kept: twice; it was pagination.ties-kept: lost',
    1,
  ],
  ['passes', passed(check), 'fixed: lists/a', 0],
  ['is observed', unjudged(check, 'observed'), 'fixed: lists/a', 0],
  [
    'is not claimed',
    unjudged(check, 'not-claimed'),
    'could not be tried: lists/a is not-claimed: there is no asset',
    3,
  ],
  [
    'compared nothing',
    { ...passed(check), comparisons: 0 },
    'not made again: what failed in lists/a: nothing was compared',
    3,
  ],
  ['could not run', unjudged(check), 'could not be tried: ', 3],
  ['is inconclusive', unjudged(check, 'inconclusive'), 'could not be tried: ', 3],
  ['is a fault of the kit', unjudged(check, 'error'), 'error: lists/a: there is no asset', 70],
])('what %s', (_, now, start, code) => {
  const { word, line } = replayOutcome(failed(check), now, []);
  expect(line.slice(0, start.length)).toBe(start);
  expect(replayExitCode([word])).toBe(code);
});

it('of several, a failure outweighs what could not be tried, and that what is fixed', () => {
  expect(replayExitCode(['fixed', 'not-tried', 'reproduced'])).toBe(1);
  expect(replayExitCode(['fixed', 'not-tried', 'changed'])).toBe(1);
  expect(replayExitCode(['not-tried', 'fixed'])).toBe(3);
  expect(replayExitCode(['changed', 'error'])).toBe(70);
  expect(replayExitCode(['fixed', 'fixed'])).toBe(0);
});
