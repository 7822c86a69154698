import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { isolatedWorkflows } from './workflows.ts';

const ours = answered(
  'create-ours',
  'createGraphWorkflow',
  201,
  { id: 'w1', slug: 's1' },
  { sent: { name: 'unguessable' } },
);
const as = (step: string, operation: 'deleteGraphWorkflow' | 'dispatchGraphWorkflowRun', status: number, body = {}) =>
  answered(step, operation, status, body, { principal: 'outsider', path: { slug: 's1' } });
const dispatch = (status: number) => as('dispatch', 'dispatchGraphWorkflowRun', status);
const byHeader = (status: number) => as('dispatch-by-header', 'dispatchGraphWorkflowRun', status);
const attempt = (status: number, body = {}) => as('attempt', 'deleteGraphWorkflow', status, body);
const kept = (status = 202) => answered('kept', 'dispatchGraphWorkflowRun', status, { run_id: 'r1' });
const own = (status = 204) => as('delete', 'deleteGraphWorkflow', status);
const declared = { choices: { workflows: { owner: 'organization_slug' } } } as const;

it.each<[string, Parameters<typeof written>[0], string | string[], { is_public?: unknown; facts?: object }?]>([
  ['refused', [ours, dispatch(404), attempt(403), kept(), own()], 'satisfied'],
  ['public, and run', [ours, dispatch(202), attempt(404), kept(), own()], 'satisfied', { is_public: true }],
  ['perhaps public, and run', [ours, dispatch(202), attempt(404), kept(), own()], 'satisfied', { is_public: null }],
  ['said to be deleted, and is not', [ours, dispatch(404), attempt(204), kept(), own()], 'satisfied'],
  ['run', [ours, dispatch(202), attempt(404), kept(), own()], ['foreign-dispatched']],
  ['run by the header', [ours, dispatch(404), byHeader(202), attempt(404), kept(), own()], ['foreign-dispatched']],
  [
    'public, and run by the header',
    [ours, dispatch(202), byHeader(202), attempt(404), kept(), own()],
    'satisfied',
    { is_public: true },
  ],
  ['deleted', [ours, dispatch(404), attempt(204), kept(404), own()], ['foreign-deleted']],
  ['refused and deleted', [ours, dispatch(404), attempt(403), kept(404), own()], ['foreign-deleted']],
  [
    'told of',
    [ours, dispatch(404), attempt(403, { message: 'unguessable is not yours' }), kept(), own()],
    ['foreign-name-told'],
  ],
  ['refused like everything', [ours, dispatch(403), attempt(403), kept(), own(403)], 'stopped'],
  ['not to be run by anybody', [ours, dispatch(404), attempt(404), kept(402), own()], 'stopped'],
  [
    'perhaps asked for under a wrong owner',
    [ours, dispatch(404), attempt(403), kept(404), own()],
    'stopped',
    { facts: {} },
  ],
])('a foreign workflow is %s', (_, exchanges, outcome, { is_public = false, facts = declared } = {}) => {
  expect(outcomeOf(isolatedWorkflows, written(exchanges, { notes: { is_public }, facts }))).toEqual(outcome);
});
