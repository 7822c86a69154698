import { expect, it } from 'vitest';
import { batch_id, items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchQueryFeatures } from './query-features.ts';

const [first] = items;
const whole = pages('all', items);
const list = (step: string) => answered(step, 'listBatchItems', 200, { items }, { path: { batch_id } });
const control = read('control', first);
const taken = { id: 'i0', field: 'id' };
const none = { id: 'i0', field: null };

it.each([
  ['filter', 'a filter that is taken', [control, read('item', first)], taken, 'satisfied'],
  ['filter', 'a filter that is refused', [refusedList('list/id')], none, ['filter-refused']],
  ['filter', 'a filter that does nothing', [list('list/id')], none, ['filter-without-effect']],
  ['filter', 'a filter that the read refuses', [control, read('item')], taken, ['filter-refused-on-item']],
  [
    'sort',
    'some fields refused',
    [refusedList('list/id'), list('list/cost'), control, read('item', first)],
    taken,
    'satisfied',
  ],
  ['sort', 'all fields refused', [refusedList('list/id'), refusedList('other/id')], none, ['sort-refused']],
  ['sort', 'refused or ignored', [refusedList('list/id'), list('list/cost')], none, ['sort-without-effect']],
  ['sort', 'a field that is declared of the list alone', [list('list/id')], taken, 'satisfied'],
  ['sort', 'an item that is not read at all', [read('control'), read('item')], taken, 'stopped'],
] as const)('%s: %s', (feature, _, exchanges, notes, outcome) => {
  const evidence = written([...whole, ...exchanges], { case: { feature }, notes });
  expect(outcomeOf(batchQueryFeatures, evidence)).toEqual(outcome);
});
