import { expect, it } from 'vitest';
import { firstClause } from '../../testing/first-clause.support.ts';
import { done, outcomeOfRuns, writtenRuns } from '../../testing/written-runs.support.ts';
import { workflowsStartQueued } from './asynchronous.ts';

const dispatched = (answer: object) => [{ name: 'workflow', answer, reads: [done, done] }];
const run_id = 'run-of-workflow';

it.each([
  ['queued', { run_id, status: 'queued' }, 'satisfied'],
  ['queued, and more', { run_id, status: 'queued', position: 3 }, 'satisfied'],
  ['running', { run_id, status: 'running' }, ['not-queued']],
  ['Queued', { run_id, status: 'Queued' }, ['not-queued']],
  ['nothing', { run_id }, ['not-queued']],
  ['its end', { run_id, status: 'completed' }, ['ended-in-the-answer']],
] as const)('a workflow is dispatched as %s', (_, answer, expected) => {
  expect(outcomeOfRuns(workflowsStartQueued, dispatched(answer))).toEqual(expected);
});

it('is about the wait where the answer shows the end', () => {
  expect(firstClause(workflowsStartQueued, writtenRuns(dispatched({ run_id, status: 'canceled' })))).toBe(
    'runs.asynchronous',
  );
});

it('says nothing of models, nor where no workflow was dispatched', () => {
  expect(outcomeOfRuns(workflowsStartQueued, [{ answer: { run_id: 'run-of-succeeds', status: 'completed' } }])).toBe(
    'stopped',
  );
});
