import { expect, it } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { answered } from '../testing/written-evidence.support.ts';
import { clausesShown } from './records-shown.ts';

const shown = (operation: OperationId, body: object, status = 200) =>
  clausesShown(operation, [answered('one', operation, status, body)]);

it('what is not embedded is not shown', () => {
  const plain = shown('getRun', { id: 'r1', cost: '1' });
  expect(plain).toEqual(expect.arrayContaining(['types.run-fields', 'types.decimal']));
  for (const clause of [
    'types.node-run-fields',
    'types.run-log-fields',
    'types.model-fields',
    'catalog.record-complete',
  ])
    expect(plain).not.toContain(clause);
  expect(shown('getRun', { id: 'r1', logs: [], node_runs: null, model: null })).toEqual(plain);
});

it('a refusal shows nothing but itself', () => {
  const refusals = ['errors.envelope-elsewhere', 'errors.refusal-is-4xx'];
  expect(shown('getRun', { code: 'not_found', logs: [{}] }, 404)).toEqual(refusals);
});

it('what is embedded is shown, and what stands in it', () => {
  const run = { id: 'r1', logs: [{ id: 'l1' }], model: { id: 'm1', inputs: [{ id: 'i1' }], examples: [] } };
  const clauses = shown('getRun', run);
  const there = ['types.run-log-fields', 'types.model-fields', 'types.model-input-fields', 'catalog.record-complete'];
  expect(clauses).toEqual(expect.arrayContaining(there));
  for (const clause of ['types.model-example-fields', 'types.graph-input-fields', 'types.node-run-fields'])
    expect(clauses).not.toContain(clause);
});

it('what happens to have the name of a record stands for itself', () => {
  const clauses = shown('getRun', { id: 'r1', output: { logs: [{}] }, inputs: [{}] });
  expect(clauses).not.toContain('types.run-log-fields');
  expect(clauses).not.toContain('types.model-input-fields');
});

it.each([
  [
    'listBatchItems',
    { items: [{ id: 'b1', run: { id: 'r1', logs: [{}] } }] },
    ['types.run-fields', 'types.run-log-fields'],
  ],
  ['createGraphWorkflow', { id: 'w1', inputs: [{}] }, ['types.graph-workflow-fields', 'types.graph-input-fields']],
  ['getAsset', { id: 'a1', created_by_user: {} }, ['types.minimal-user-fields', 'types.minimal-user-omits']],
] as const)('%s shows what its records hold', (operation, body, clauses) => {
  expect(shown(operation, body)).toEqual(expect.arrayContaining([...clauses]));
});

it('a batch item without its run shows no run', () => {
  expect(shown('listBatchItems', { items: [{ id: 'b1' }] })).not.toContain('types.run-fields');
});
