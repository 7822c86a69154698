import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { createThenDispatch } from './create-then-dispatch.ts';

const text = 'A lighthouse, seen from the water';
const dispatch = (status: number, body: unknown) =>
  answered('dispatch', 'dispatchGraphWorkflowRun', status, body, {
    path: { owner: 'o', slug: 's' },
    sent: { text, callback_url: 'http://here' },
  });
const receipt = { run_id: 'r1', status: 'queued' };
const accepted = dispatch(202, receipt);
const dispatched = (sent: object) => answered('dispatch', 'dispatchGraphWorkflowRun', 202, receipt, { sent });
const read = (run: object) => answered('read', 'getRun', 200, { id: 'r1', graph_workflow_id: 'w1', ...run });
const declared = { choices: { workflows: { owner: 'organization_slug' } } } as const;

it.each<[string, Parameters<typeof written>[0], string | string[], object?]>([
  ['runs', [accepted, read({ input: { text } })], 'satisfied'],
  ['runs, with inputs told in another way', [accepted, read({ input: { values: [{ text }] } })], 'satisfied'],
  ['runs, and shows nothing of its inputs', [accepted, read({ input: {} })], 'satisfied'],
  [
    'runs, with more in the receipt',
    [dispatch(200, { run_id: 'r1', status: 'queued', links: {} }), read({})],
    'satisfied',
  ],
  ['is not found', [dispatch(404, { message: 'No.' })], ['not-dispatched']],
  ['gives no receipt', [dispatch(202, { run_id: 'r1' }), read({})], ['no-run-id-or-status']],
  [
    'answers with the run',
    [
      dispatch(202, {
        run_id: 'r1',
        status: 'queued',
        id: 'r1',
        status_code: 'queued',
        created_at: 'x',
        graph_workflow_id: 'w1',
      }),
      read({}),
    ],
    ['whole-run'],
  ],
  ['runs another one', [accepted, read({ graph_workflow_id: 'w2' })], ['another-workflow']],
  ['loses its input', [accepted, read({ input: { text: 'A light' } })], ['input-lost']],
  ['keeps its input back', [accepted, read({ input: { text: 'A l•••' } })], 'satisfied'],
  ['says that its input is kept back', [accepted, read({ input: { text: '[Redacted]' } })], 'satisfied'],
  ['says so as web frameworks do', [accepted, read({ input: { text: '[FILTERED]' } })], 'satisfied'],
  ['says so beside its settings', [accepted, read({ input: { redacted: true, steps: 4 } })], 'satisfied'],
  ['says so under another name', [accepted, read({ input: { prompt: '<secret>', steps: 4 } })], 'satisfied'],
  ['loses its input beside a setting', [accepted, read({ input: { private: true } })], ['input-lost']],
  ['loses its input beside a default', [accepted, read({ input: { seen_by: ['private'] } })], ['input-lost']],
  ['cuts its input beside a mask', [accepted, read({ input: { text: 'A li', key: '***' } })], ['input-lost']],
  [
    'loses its input beside one that was sent with dots',
    [dispatched({ text, style: 'old…' }), read({ input: { style: 'old…' } })],
    ['input-lost'],
  ],
  ['calls somebody else back', [accepted, read({ callback_url: 'http://there' })], ['another-callback']],
  ['is too dear', [dispatch(402, { message: 'No.' })], 'stopped'],
  ['is not found, by whomever', [dispatch(404, { message: 'No.' })], 'stopped', { choices: {} }],
])('a new workflow %s', (_, exchanges, outcome, facts = declared) => {
  const evidence = written(exchanges, { notes: { workflow: { id: 'W1' } }, facts });
  expect(outcomeOf(createThenDispatch, evidence)).toEqual(outcome);
});

const bare = (...statuses: number[]) =>
  ['called-back', 'bare', 'called-back-again'].flatMap((step, place) => {
    const status = statuses[place];
    const body = status === 202 ? receipt : { message: 'No.' };
    return status === undefined ? [] : [answered(step, 'dispatchGraphWorkflowRun', status, body, { sent: {} })];
  });

it.each<[string, number[], string | string[]]>([
  ['runs with nothing in the body', [202, 202], 'satisfied'],
  ['runs with the URL alone', [202, 422, 202], ['empty-body-refused']],
  ['is too dear for the second run', [202, 402, 402], 'satisfied'],
  ['may not be run so often', [202, 409, 409], 'satisfied'],
])('a new workflow without inputs %s', (_, statuses, outcome) => {
  const notes = { workflow: { id: 'W1', owner: 'o', slug: 's' } };
  const evidence = written(bare(...statuses), { case: 'without inputs', notes, facts: declared });
  expect(outcomeOf(createThenDispatch, evidence)).toEqual(outcome);
});

it.each<[string, number[], string | string[]]>([
  ['each time', [500, 500, 500], ['server-error']],
  ['once', [500, 201], 'stopped'],
])('the name of a deleted workflow meets with an error of the server %s', (_, statuses, outcome) => {
  const make = (step: string, status: number) => answered(step, 'createGraphWorkflow', status, { id: 'w' });
  const evidence = [
    make('create-gone', 201),
    make('create-new', 500),
    ...statuses.map((status) => make('attempt', status)),
    make('create-other', 201),
    accepted,
  ];
  const notes = { workflow: { id: 'W1', owner: 'o', slug: 's' } };
  expect(
    outcomeOf(createThenDispatch, written(evidence, { case: 'as a deleted one', notes, facts: declared })),
  ).toEqual(outcome);
});
