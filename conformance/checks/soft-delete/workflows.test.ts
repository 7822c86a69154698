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

interface Two {
  /** The run that had ended, and the one under way, as they are read after the deletion; a status is a refusal. */
  ended?: readonly (object | number)[];
  under_way?: readonly (object | number)[];
  before?: object | number;
  first?: object;
  of_user?: object | number;
  later?: object | number;
  ids?: readonly [string, string];
}

/** Two runs of one workflow, of which one had ended when it was deleted. */
function two({
  ended = [done],
  under_way = [done],
  before = run,
  first = done,
  of_user = done,
  later = done,
  ids = ['r1', 'r2'],
}: Two) {
  const readOf = (id: string, step: string, shown: object | number, principal = 'owner') => {
    const [status, body] = typeof shown === 'number' ? [shown, { message: 'No.' }] : [200, { ...shown, id }];
    return answered(step, 'getRun', status, body, { principal, path: { id } });
  };
  const dispatched = (step: string, run_id: string, text: string) =>
    answered(step, 'dispatchGraphWorkflowRun', 202, { run_id, status: 'queued' }, { sent: { text } });
  return [
    dispatched('ended/dispatch', ids[0], 'first'),
    readOf('r1', 'ended/before/1', first),
    readOf('r1', 'ended/before-user', done, 'human'),
    dispatched('dispatch', ids[1], 'second'),
    readOf('r2', 'before', before),
    removal(),
    attempt(1),
    readOf('r2', 'kept/1', run),
    ...ended.map((shown) => readOf('r1', 'ended/kept', shown)),
    readOf('r1', 'ended/kept-user', of_user, 'human'),
    ...under_way.map((shown, index) => readOf('r2', `end/${index + 1}`, shown)),
    readOf('r1', 'later', later),
  ];
}

it.each<[string, Two, string | readonly string[]]>([
  ['readable', {}, 'satisfied'],
  ['readable, and canceled', { under_way: [called_off] }, 'satisfied'],
  ['gone where they had ended', { ended: [404] }, ['run-gone']],
  ['gone some time later', { ended: [done, 404] }, ['run-gone']],
  ['gone where they were under way', { under_way: [404] }, ['run-gone']],
  ['gone once they end', { under_way: [run, 404] }, ['run-gone']],
  ['gone an hour later', { later: 404 }, ['run-gone-later']],
  ['gone for users', { of_user: 404 }, ['run-gone-for-users']],
  ['left to run for ever', { under_way: [run, run] }, ['never-ends']],
  ['left to run, where none ended', { ended: [run], first: run, under_way: [run] }, 'satisfied'],
  ['the first one again', { under_way: [{ ...done, input: { text: 'first' } }] }, ['input-of-another']],
  ['kept with all that was said', { under_way: [{ ...done, input: { all: ['first', 'second'] } }] }, 'satisfied'],
  ['one and the same', { ids: ['r2', 'r2'] }, ['shared-run-id']],
  ['runs of another workflow from then on', { ended: [{ ...done, graph_workflow_id: 'w2' }] }, ['workflow-not-named']],
  ['not readable before', { before: 404, under_way: [404] }, 'stopped'],
  ['hidden by an error', { under_way: [500] }, 'stopped'],
])('runs of a deleted workflow are %s', (_, given, expected) => {
  const facts = { fixtures: { workflow: { create: {}, input: {}, ends_within_s: 1, text_field: 'text' } } };
  const evidence = written(two(given), { case: { by: 'owner', run: 'under way', again: [] }, facts });
  expect(outcomeOf(deletedWorkflows, evidence)).toEqual(expected);
});
