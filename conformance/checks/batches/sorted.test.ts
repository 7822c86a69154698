import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import { items, pages, unevenPages } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchSorted } from './sorted.ts';

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const whole = pages('all', items);
const rising = pages('asc', items, 2);
const falling = pages('desc', [third, second, first], 2);
const again = (shown: readonly BatchItem[]) => ({ ...pages('again', shown)[0]!, step: 'again' });
const on = (field: string) => ({ case: { field } });

it.each([
  ['both directions', [...rising, ...falling], on('sequence_index'), 'satisfied'],
  [
    'ties in any order',
    [...pages('asc', [third, first, second]), ...pages('desc', [second, first, third])],
    on('client_ref'),
    'satisfied',
  ],
  ['one value for all', [...rising, ...pages('desc', items)], on('created_at'), 'satisfied'],
  ['a sort that is ignored', [...rising, ...pages('desc', items, 2)], on('sequence_index'), 'stopped'],
  ['out of order', [...rising, ...pages('desc', [second, third, first])], on('sequence_index'), ['out-of-order']],
  [
    'out of order from page two on',
    [...rising, ...pages('desc', [second, first, third], 2)],
    on('sequence_index'),
    ['order-lost'],
  ],
  [
    'numbers in the order of their digits',
    [...pages('asc', [{ ...first, cost: '10' }, { ...second, cost: '9' }, third]), ...falling],
    on('cost'),
    ['out-of-order'],
  ],
  [
    'first and previous of the last page',
    [...rising, ...falling, ...unevenPages('back', [[second], [first]]), again([first])],
    on('sequence_index'),
    'satisfied',
  ],
  [
    'first that leads to another order',
    [...rising, ...falling, again([second, first])],
    on('sequence_index'),
    ['first-unsorted'],
  ],
  [
    'previous that leads to another order',
    [...rising, ...falling, ...unevenPages('back', [[first]])],
    on('sequence_index'),
    ['previous-unsorted'],
  ],
  [
    'previous that leads nowhere',
    [...rising, ...falling, ...pages('back', [])],
    on('sequence_index'),
    ['previous-unsorted'],
  ],
  ['an item lost among ties', [...pages('asc', [first, third]), ...falling], on('created_at'), ['item-missing']],
] as const)('%s', (_, exchanges, more, outcome) => {
  expect(outcomeOf(batchSorted, written([...whole, ...exchanges], more))).toEqual(outcome);
});

it('holds a target to the fields that it declares', () => {
  const facts = { choices: { lists: { queryable_fields: { sort: ['sequence_index'] } } } };
  const evidence = written([...whole, ...rising, ...pages('desc', items, 2)], { ...on('sequence_index'), facts });
  expect(outcomeOf(batchSorted, evidence)).toEqual(['out-of-order']);
});
