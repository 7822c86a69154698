import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import { items, pages, read } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchEmbeddedRun } from './embedded-run.ts';

const [first] = items as [BatchItem];
const run = {
  id: 'r0',
  model_id: 'm1',
  status_code: 'completed',
  cost: '0.1',
  created_at: '2026-01-05T09:30:00.000Z',
  has_logs: true,
};
const own = (step: string, more: object = {}) =>
  answered(`${step}/r0`, 'getRun', 200, { ...run, ...more }, { path: { id: 'r0' } });
const logs = [{ id: 'l1' }, { id: 'l2' }];
const around = (list: object, before: object = {}, after: object = {}) => [
  ...pages('all', [first]),
  own('before', before),
  { ...pages('x', [{ ...first, run: list }], 10, { embed: ['run'] })[0]!, step: 'list' },
  read('item', { ...first, run: { ...run, ...('logs' in before && { logs }) } }, { embed: ['run'] }),
  read('item-without', first),
  own('after', after),
];

it.each([
  ['the run', around(run), [], 'satisfied'],
  [
    'the run in another spelling',
    around({ ...run, cost: '1e-1', created_at: '2026-01-05T09:30:00+00:00', status_code: 'done' }),
    [],
    'satisfied',
  ],
  ['a run that moved meanwhile', around({ ...run, cost: '0.2' }, { cost: '0.3' }), [], 'satisfied'],
  ['a run without node runs', around({ ...run, logs: [] }), ['logs', 'node_runs'], ['not-nested']],
  ['a user who may not read items', [...around(run), { ...read('item'), step: 'item-of-users' }], [], 'satisfied'],
  [
    'no run to a user alone',
    [...around(run), { ...read('item', first, { embed: ['run'] }), step: 'item-of-users' }],
    [],
    ['not-embedded'],
  ],
  ['fewer logs', around({ ...run, logs: logs.slice(1) }, { logs }, { logs }), ['logs'], ['parts-missing']],
  ['logs without ids', around({ ...run, logs: [{}, {}] }, { logs }, { logs }), ['logs'], 'satisfied'],
  ['a late log', around({ ...run, logs: logs.slice(1) }, { logs: logs.slice(1) }, { logs }), ['logs'], 'satisfied'],
  ['no logs in its own reads', around({ ...run, logs: [] }, { logs: null }), ['logs'], 'satisfied'],
  ['another run', around({ ...run, id: 'r9' }), [], ['another-run']],
  [
    'no output where its own reads show one',
    around(run, { output: { a: 1 } }, { output: { a: 1 } }),
    [],
    ['partial-run', 'partial-run'],
  ],
  ['no output where that comes late', around(run, {}, { output: { a: 1 } }), [], 'satisfied'],
  ['no output where nothing is in it', around(run, { output: {} }, { output: {} }), [], 'satisfied'],
  ['one that is spelled as its event', around({ ...run, status_code: 'cancelled' }), [], ['wrong-spelling']],
  ['another cost', around({ ...run, cost: '0.2' }), [], ['another-value']],
  ['a part of the run', around({ id: 'r0', status_code: 'completed' }), [], ['partial-run']],
] as const)('%s', (_, exchanges, inside, outcome) => {
  const evidence = written(exchanges, { case: { batch: 'finished', inside } });
  expect(outcomeOf(batchEmbeddedRun, evidence)).toEqual(outcome);
});

const plain = [...pages('all', [first]), read('item-without', first)];

it.each([
  ['no run although it was asked for', [...plain, read('item', first)], ['not-embedded']],
  ['an embed that is refused', [...plain, read('item')], ['embed-refused']],
  [
    'a run that nobody asked for',
    [...pages('all', [{ ...first, run }]), read('item-without', first)],
    ['embedded-unasked'],
  ],
  [
    'an item that is not read without it either',
    [...pages('all', [first]), read('item-without'), read('item')],
    'stopped',
  ],
] as const)('%s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { batch: 'finished', inside: [] } });
  expect(outcomeOf(batchEmbeddedRun, evidence)).toEqual(outcome);
});
