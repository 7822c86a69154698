import { expect, it } from 'vitest';
import { firstClause } from '../../testing/first-clause.support.ts';
import {
  completed_at,
  done,
  outcomeOfRuns,
  running,
  type WrittenRead,
  waiting,
  writtenRead,
  writtenRuns,
} from '../../testing/written-runs.support.ts';
import { reachesItsEnd } from './reaches-its-end.ts';

const about = { case: { run: 'succeeds' } };
const history = (reads: readonly WrittenRead[], later: WrittenRead) =>
  [[{ reads }], [writtenRead('later', 'succeeds', later)], about] as const;

const own = (word: string, more = {}) => ({ status_code: word, ...more });

it.each<[string, readonly WrittenRead[], WrittenRead, string | readonly string[]]>([
  ['to its end', [waiting, running, done, done], done, 'satisfied'],
  ['ended in its first read', [done, done], done, 'satisfied'],
  ['back into the queue before its end', [running, waiting, done], done, 'satisfied'],
  [
    'by its own words, told by the time of the end',
    [own('busy'), own('ok', { completed_at })],
    own('ok', { completed_at }),
    'satisfied',
  ],
  ['on after a late cost', [done, done], { ...done, cost: '0.10' }, 'satisfied'],
  ['on after a late output', [{ ...done, output: null }], { ...done, output: {} }, ['result-behind-the-end']],
  [
    'on after a late reason',
    [{ ...done, status_code: 'failed' }],
    { ...done, status_code: 'failed', failure_code: 'timeout' },
    ['result-behind-the-end'],
  ],
  ['on, and forgets what it made', [{ ...done, output: {} }], { ...done, output: null }, 'satisfied'],
  ['on from its end', [running, done, done], { ...done, status_code: 'failed' }, ['terminal-status-changed']],
  ['on from its end and back', [done, waiting, done], done, ['terminal-status-changed']],
  ['no further than the queue', [waiting, waiting], waiting, ['never-ends']],
  ['no further than running', [waiting, running], running, ['never-ends']],
  ['later than announced', [waiting, running], done, 'stopped'],
  ['into a word that nobody knows', [waiting, own('parked')], own('parked'), 'stopped'],
  ['through words behind the end', [own('ok', { completed_at })], own('settled', { completed_at }), 'stopped'],
  ['out of sight before its end', [running, 404, done], done, ['gone-before-its-end']],
  ['out of sight after its end', [running, done, 404], done, ['gone-after-its-end']],
  ['out of sight a minute after its end', [done, done], 404, ['gone-after-its-end']],
  ['through an error of the server', [running, 500, done], done, 'stopped'],
  ['nowhere that is seen', [404], 404, 'stopped'],
])('a run goes %s', (_, reads, later, expected) => {
  expect(outcomeOfRuns(reachesItsEnd, ...history(reads, later))).toEqual(expected);
});

it('knows the words that the target file declares', () => {
  expect(firstClause(reachesItsEnd, writtenRuns(...history([waiting, running], running)))).toBe(
    'runs.advances-to-terminal',
  );
  expect(firstClause(reachesItsEnd, writtenRuns(...history([running, 404], 404)))).toBe('runs.poll');
});
