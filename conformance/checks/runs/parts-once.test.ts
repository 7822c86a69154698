import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { partsOnce } from './parts-once.ts';

const run = { id: 'r1', status_code: 'completed' };

it.each([
  ['two entries of a log', { logs: [{ id: 'l1' }, { id: 'l2' }] }, 'satisfied'],
  ['entries without ids that are equal', { logs: [{ message: 'ok' }, { message: 'ok' }, { id: null }] }, 'stopped'],
  ['one entry', { node_runs: [{ id: 'n1' }] }, 'stopped'],
  ['one entry twice', { logs: [{ id: 'l1' }, { id: 'l2' }, { id: 'l1' }] }, ['part-twice']],
  ['one entry in capitals again', { node_runs: [{ id: 'a1' }, { id: 'A1' }] }, ['part-twice']],
  ['an input of the model twice', { model: { inputs: [{ id: 'i1' }, { id: 'i1' }] } }, ['part-twice']],
  ['an id in two lists', { logs: [{ id: 'x' }, { id: 'y' }], node_runs: [{ id: 'x' }, { id: 'y' }] }, 'satisfied'],
] as const)('%s', (_, parts, outcome) => {
  expect(outcomeOf(partsOnce, written([answered('life-model/1', 'getRun', 200, { ...run, ...parts })]))).toEqual(
    outcome,
  );
});
