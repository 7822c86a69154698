import { expect, it } from 'vitest';
import { firstClause } from '../../testing/first-clause.support.ts';
import {
  done,
  outcomeOfRuns,
  running,
  type WrittenRun,
  waiting,
  writtenRuns,
} from '../../testing/written-runs.support.ts';
import { dispatchedRunsRead } from './read.ts';

const sound: WrittenRun = {};
const workflow = (reads: WrittenRun['reads']): WrittenRun => ({ name: 'workflow', reads });

it.each<[string, readonly WrittenRun[], string | readonly string[]]>([
  ['each time', [sound, workflow([waiting, done])], 'satisfied'],
  ['once it has ended already', [{ reads: [done, done] }], 'satisfied'],
  ['in upper case', [{ reads: [{ id: 'RUN-OF-SUCCEEDS' }] }], 'satisfied'],
  ['never', [{ reads: [404, 404] }], ['not-readable']],
  ['at the second time', [{ reads: [404, running] }], ['not-readable-at-first']],
  ['as another run', [{ reads: [done, { id: 'r9' }] }], ['another-run']],
  ['no more, which is a matter of its life', [{ reads: [running, 404] }], 'satisfied'],
  ['with an error of the server', [{ reads: [500, done] }], 'stopped'],
  ['not at all', [{ reads: [] }], 'stopped'],
])('a run is read: %s', (_, polled, expected) => {
  expect(outcomeOfRuns(dispatchedRunsRead, polled)).toEqual(expected);
});

it('may show as late as the target file says', () => {
  const facts = { consistency_ms: 100 };
  expect(outcomeOfRuns(dispatchedRunsRead, [{ reads: [404, running] }], [], { facts })).toBe('satisfied');
});

it('tells a kind that is never read from single runs', () => {
  const lost: WrittenRun = { name: 'fails', reads: [404] };
  expect(firstClause(dispatchedRunsRead, writtenRuns([sound, workflow([404])]))).toBe('runs.read-serves-both-kinds');
  expect(firstClause(dispatchedRunsRead, writtenRuns([sound, lost]))).toBe('runs.dispatch-then-readable');
  expect(firstClause(dispatchedRunsRead, writtenRuns([sound, lost, workflow([done])]))).toBe(
    'runs.dispatch-then-readable',
  );
});
