import { describe, expect, it } from 'vitest';
import { operationIds } from '../../../src/contract/operations.ts';
import { ways } from '../../arbitraries/ways.ts';
import type { Check } from '../../suite/check.ts';
import { uncounted } from '../../suite/tally.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { requestChecks } from './operation.ts';

const checkOf = (operation: string) => requestChecks.find(({ id }) => id === `requests/${operation}`) as Check;
const uuid = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';
const path = { id: uuid };
const read = (step: string, status: number) =>
  answered(step, 'getAsset', status, status === 200 ? { id: uuid } : undefined, { path });

it.each([
  ['a plain request answered', 'plain', [read('attempt', 200)], 'satisfied'],
  ['a plain request refused', 'plain', [read('attempt', 403)], ['operation-refused']],
  [
    'three errors of the server',
    'plain',
    [read('attempt', 500), read('attempt', 500), read('attempt', 500)],
    ['server-error'],
  ],
  ['one error of the server', 'plain', [read('attempt', 500), read('attempt', 200)], 'stopped'],
  ['an unknown id refused', 'by an unknown id', [read('control', 200), read('attempt', 404)], 'satisfied'],
  ['an unknown id served', 'by an unknown id', [read('control', 200), read('attempt', 200)], ['invalid-accepted']],
  ['everything refused', 'by an unknown id', [read('control', 404), read('attempt', 404)], 'stopped'],
  ['an unknown id refused by 402', 'by an unknown id', [read('control', 200), read('attempt', 402)], 'satisfied'],
  ['a plain request refused by 402', 'plain', [read('attempt', 402)], 'stopped'],
  ['a deleted record refused', 'deleted', [read('attempt', 404)], 'satisfied'],
] as const)('%s', (_, way, exchanges, outcome) => {
  expect(outcomeOf(checkOf('getAsset'), written(exchanges, { case: { way } }))).toEqual(outcome);
});

it('compares the threshold as a number', () => {
  const update = (shown: string) =>
    answered(
      'attempt',
      'updateBalance',
      200,
      { low_balance_threshold: shown },
      { sent: { low_balance_threshold: 20 } },
    );
  const outcome = (shown: string) =>
    outcomeOf(checkOf('updateBalance'), written([update(shown)], { case: { way: 'plain' } }));
  expect(outcome('20.00')).toBe('satisfied');
  expect(outcome('25.5')).toEqual(['threshold-not-taken']);
});

it.each(operationIds)('%s is called plainly first, and what breaks is a clause of the check', (operation) => {
  const [first] = Object.keys(ways[operation]);
  expect(first).toBe('plain');
  for (const way of Object.values(ways[operation])) {
    if (way.clause !== undefined) expect(checkOf(operation).clauses).toContain(way.clause);
  }
});

describe('costly operations', () => {
  const name = { provider: 'a', name: 'b' };
  const dispatch = (step: string, status: number) =>
    answered(step, 'dispatchModelRun2', status, status === 202 ? { run_id: uuid } : undefined, { path: name });
  const longer = (status: number) =>
    answered(
      'dispatch-three_segments',
      'dispatchModelRun3',
      status,
      { run_id: uuid },
      { path: { ...name, variant: 'c' } },
    );
  const workflow = (step: string, status: number) =>
    answered(step, 'dispatchGraphWorkflowRun', status, status === 202 ? { run_id: uuid } : undefined);
  const create = (step: string, status: number) =>
    answered(step, 'createWebhook', status, status === 201 ? { id: uuid } : undefined);

  it.each([
    ['a run started', 'dispatchModelRun2', 'plain', [dispatch('attempt', 202)], {}, 'satisfied'],
    ['no such model any more', 'dispatchModelRun2', 'plain', [dispatch('attempt', 404)], {}, 'stopped'],
    [
      'no such model, and one at a longer path',
      'dispatchModelRun2',
      'plain',
      [dispatch('attempt', 404), longer(202)],
      {},
      ['runs.model-path'],
    ],
    ['no such workflow any more', 'dispatchGraphWorkflowRun', 'plain', [workflow('attempt', 404)], {}, 'stopped'],
    [
      'no such workflow, and one that was made just now is found',
      'dispatchGraphWorkflowRun',
      'plain',
      [workflow('attempt', 404), workflow('anew', 202)],
      {},
      'stopped',
    ],
    [
      'no workflow at all is found',
      'dispatchGraphWorkflowRun',
      'plain',
      [workflow('attempt', 404), workflow('anew', 404)],
      {},
      ['workflows.dispatch-path'],
    ],
    ['inputs refused', 'dispatchModelRun2', 'plain', [dispatch('attempt', 422)], {}, ['runs.dispatch-inputs']],
    ['no balance left', 'dispatchModelRun2', 'plain', [dispatch('attempt', 402)], {}, 'stopped'],
    [
      'a list refused for the balance, perhaps',
      'dispatchModelRun2',
      'with a list for a body',
      [dispatch('dispatch-succeeds', 202), dispatch('attempt', 402)],
      { control: 'dispatch-succeeds' },
      'stopped',
    ],
    [
      'a list refused beside a run that was started anyway',
      'dispatchModelRun2',
      'with a list for a body',
      [dispatch('dispatch-succeeds', 202), dispatch('attempt', 400)],
      { control: 'dispatch-succeeds' },
      'satisfied',
    ],
    [
      'a list accepted',
      'dispatchModelRun2',
      'with a list for a body',
      [dispatch('dispatch-succeeds', 202), dispatch('attempt', 202)],
      { control: 'dispatch-succeeds' },
      ['runs.invalid-dispatch-refused'],
    ],
    [
      'a callback address refused',
      'dispatchModelRun2',
      'with a callback address',
      [dispatch('attempt', 422)],
      {},
      'satisfied',
    ],
    [
      'a webhook without a list refused',
      'createWebhook',
      'without subscriptions',
      [create('attempt', 422)],
      {},
      ['webhooks.create-body'],
    ],
    [
      'a webhook that was made before this run',
      'createWebhook',
      'without a name',
      [create('attempt', 422)],
      { control: 'create-shared' },
      'stopped',
    ],
    [
      'a webhook without a name',
      'createWebhook',
      'without a name',
      [create('create-shared', 201), create('attempt', 201)],
      { control: 'create-shared' },
      ['webhooks.required-refused'],
    ],
  ] as const)('%s', (_, operation, way, exchanges, notes, outcome) => {
    const one = checkOf(operation);
    const evidence = written(exchanges, { case: { way }, notes });
    const found = outcomeOf(one, evidence);
    expect(Array.isArray(found) ? one.judge(evidence, uncounted).map(({ clause }) => clause) : found).toEqual(outcome);
  });
});
