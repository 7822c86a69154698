import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { deletedWorkflows } from './workflows.ts';

const run = { id: 'r1', graph_workflow_id: 'w1', status_code: 'queued' };
const done = { ...run, status_code: 'completed', completed_at: '2026-01-05T09:30:00Z', output: { image: {} } };
const called_off = { ...run, status_code: 'canceled', completed_at: '2026-01-05T09:30:00Z' };

const read = (step: string, record: object | null) =>
  answered(step, 'getRun', record ? 200 : 404, record ?? { message: 'No.' });
const removal = (step = 'delete', status = 204) => answered(step, 'deleteGraphWorkflow', status, {});
const attempt = (number: number, status = 404) =>
  answered(`attempt/${number}`, 'dispatchGraphWorkflowRun', status, { run_id: 'r2', status: 'queued' });
const history = (before: object, kept: object | null, ...end: (object | null)[]) => [
  read('before', before),
  removal(),
  attempt(1),
  read('kept/1', kept),
  ...end.map((record) => read('end/1', record)),
];
const embedded = (graph_workflow: object | null) => ({ ...done, graph_workflow });

it.each<[string, Parameters<typeof written>[0], string | string[]]>([
  ['goes, and its run goes on', history(run, { ...run, status_code: 'running' }, done), 'satisfied'],
  ['goes, and its run is canceled', history(run, called_off, called_off), 'satisfied'],
  ['goes behind its run', history(done, done), 'satisfied'],
  [
    'goes, and is marked in its run',
    history(embedded({ id: 'w1' }), embedded({ id: 'w1', deleted_at: 'x' })),
    'satisfied',
  ],
  ['takes its runs along', history(done, null), ['run-gone']],
  ['takes its runs along once they end', history(run, run, null), ['run-gone']],
  ['takes what was made along', history(done, { ...done, output: null }), ['result-lost']],
  ['is not named any more', history(done, { ...done, graph_workflow_id: null }), ['workflow-not-named']],
  ['is not shown any more', history(embedded({ id: 'w1' }), embedded(null)), 'satisfied'],
  [
    'gives its name to another, which its run shows',
    [...history(embedded({ id: 'w1' }), embedded({ id: 'w1' })), read('succeeded', embedded({ id: 'w2' }))],
    ['another-workflow'],
  ],
  ...(
    [
      ['before the next one is made', '2026-01-05T09:30:05Z', 'satisfied'],
      ['hours later', '2026-01-05T11:30:05Z', ['deleted-in-the-future']],
    ] as const
  ).map(([when, deleted_at, outcome]): [string, Parameters<typeof written>[0], string | string[]] => [
    `goes ${when}, as its run says`,
    [
      ...history(embedded({ id: 'w1' }), embedded({ id: 'w1', created_at: '2026-01-05T09:30:00Z', deleted_at })),
      answered('successor', 'createGraphWorkflow', 201, { id: 'w2', created_at: '2026-01-05T09:30:10Z' }),
    ],
    outcome as string | string[],
  ]),
  ['stays', [read('before', done), removal('delete', 409)], ['not-deletable']],
  ['runs on', [read('before', done), removal(), attempt(1, 202), read('kept/1', done)], ['deleted-and-dispatched']],
  [
    'is refused with a conflict',
    [read('before', done), removal(), attempt(1, 409), read('kept/1', done)],
    ['refused-otherwise'],
  ],
  [
    'is back after a second delete',
    [...history(done, done), removal('again/1'), attempt(2, 202)],
    ['deleted-and-dispatched'],
  ],
  ['had a run that nobody could read', history(run, null).with(0, read('before', null)), 'stopped'],
])('a deleted workflow %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { by: 'owner', run: 'under way', again: [] } });
  expect(outcomeOf(deletedWorkflows, evidence)).toEqual(outcome);
});

it.each<[string, Parameters<typeof written>[0], string | string[]]>([
  ['goes on', history(run, run, done), 'satisfied'],
  ['ends in the same moment', history(run, done, done), 'satisfied'],
  ['is canceled', history(run, called_off, called_off), ['in-flight-not-as-declared']],
])('where runs are said to go on, one %s', (_, exchanges, outcome) => {
  const facts = { choices: { workflows: { in_flight_on_delete: 'go_on' } } } as const;
  expect(outcomeOf(deletedWorkflows, written(exchanges, { case: { run: 'under way' }, facts }))).toEqual(outcome);
});

it.each([
  ['success', 204, 'satisfied'],
  ['success', 404, ['not-as-declared']],
  ['not_found', 404, 'satisfied'],
  ['not_found', 200, ['not-as-declared']],
] as const)('where a second delete is said to be %s, %d is', (second, status, outcome) => {
  const exchanges = [...history(done, done), removal('again/1', status), attempt(2)];
  const facts = { choices: { deletion: { second } } };
  expect(outcomeOf(deletedWorkflows, written(exchanges, { case: { run: 'ended' }, facts }))).toEqual(outcome);
});

it.each([
  ['is gone', 'organization_slug', ['refused-and-deleted']],
  ['cannot be found where the record does not tell the user in its path', 'user_id', 'stopped'],
] as const)('a workflow whose deletion elsewhere was refused %s', (_, owner, outcome) => {
  const exchanges = [
    answered('create-deleted', 'createGraphWorkflow', 200, { id: 'w1', slug: 'w' }),
    answered('elsewhere', 'deleteGraphWorkflow', 404, {}),
    answered('dispatch', 'dispatchGraphWorkflowRun', 404, {}),
  ];
  const facts = { choices: { workflows: { owner } } };
  expect(outcomeOf(deletedWorkflows, written(exchanges, { case: { run: 'ended' }, facts }))).toEqual(outcome);
});
