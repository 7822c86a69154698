import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { scopeToDelete } from './workflow-delete.ts';

const attempt = (status: number) => answered('attempt', 'deleteGraphWorkflow', status, {}, { principal: 'reader' });
const dispatch = (status: number) =>
  answered('dispatch', 'dispatchGraphWorkflowRun', status, { run_id: 'r1', status: 'queued' });
const before = answered('dispatch-before', 'dispatchGraphWorkflowRun', 202, { run_id: 'r0', status: 'queued' });
const removal = (status = 204) => answered('delete', 'deleteGraphWorkflow', status);
const facts = { choices: { workflows: { owner: 'organization_id' } } } as const;

it.each<[string, 'reader' | 'member', Parameters<typeof written>[0], string | string[], object?]>([
  ['is refused to a reader', 'reader', [attempt(403), dispatch(202), removal()], 'satisfied'],
  ['is refused, and a run too dear', 'reader', [attempt(404), dispatch(402), removal()], 'stopped'],
  ['is granted to a reader', 'reader', [attempt(204), dispatch(404), removal(404)], ['not-refused']],
  ['is refused and done', 'reader', [attempt(403), dispatch(404), removal()], ['refused-and-deleted']],
  ['is refused to all', 'reader', [attempt(403), dispatch(202), removal(403)], 'stopped'],
  ['cannot be told by a path that nobody knows', 'reader', [attempt(403), dispatch(404), removal()], 'stopped', {}],
  ['is refused to a member without the scope', 'member', [attempt(401), removal()], 'satisfied'],
  [
    'is refused to a member without the scope, and not done',
    'member',
    [before, attempt(401), dispatch(202), removal()],
    'satisfied',
  ],
  [
    'is refused to a member without the scope, and done',
    'member',
    [before, attempt(401), dispatch(404), removal(404)],
    ['refused-and-deleted'],
    {},
  ],
  [
    'is granted to a member without the scope',
    'member',
    [attempt(200), removal(404)],
    ['scope-of-another-organization'],
  ],
])('the deletion of a workflow %s', (_, who, exchanges, outcome, told = facts) => {
  expect(outcomeOf(scopeToDelete, written(exchanges, { case: { who }, facts: told }))).toEqual(outcome);
});
