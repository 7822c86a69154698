import { expect, it } from 'vitest';
import { batch_id, belowAnother, items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchItems } from './items.ts';

const notes = { batch_id, id: 'i0' };
const [first, second] = items;
const strange = { ...first, batch_id: 'b9' };
const good = [...pages('all', items), read('read', first), read('unknown'), belowAnother('below-another')];

it.each([
  ['all as it should be', good, 'satisfied'],
  [
    'other words and times that are written otherwise',
    [
      ...pages('all', items),
      read('read', { ...first, status_code: 'ok', created_at: '2026-01-05T09:30:00+00:00', cost: '+1e-1' }),
      read('unknown'),
    ],
    'satisfied',
  ],
  ['a list that is refused', [refusedList('all/1'), refusedList('again')], ['list-refused']],
  [
    'an item of another batch',
    [...pages('all', [...items, strange]), read('read', first), read('unknown')],
    ['item-of-another-batch'],
  ],
  ['a listed item that is not read', [...pages('all', items), read('read'), read('unknown')], ['listed-not-read']],
  [
    'a read of another batch',
    [...pages('all', items), read('read', strange), read('unknown')],
    ['read-of-another-batch'],
  ],
  ['another item', [...pages('all', items), read('read', second), read('unknown')], ['another-item']],
  [
    'another index',
    [...pages('all', items), read('read', { ...first, sequence_index: 9 }), read('unknown')],
    ['read-unlike-list'],
  ],
  [
    'an unknown item that is read',
    [...pages('all', items), read('read', first), read('unknown', first)],
    ['unknown-item-read'],
  ],
  [
    'an item below another batch',
    [...pages('all', items), read('read', first), read('unknown'), belowAnother('below-another', first)],
    ['read-below-another-batch'],
  ],
  ['a list without an end', [...pages('all', items, 1).slice(0, 2), read('read', first)], 'stopped'],
])('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(batchItems, written(exchanges, { case: { item: 'first' }, notes }))).toEqual(outcome);
});
