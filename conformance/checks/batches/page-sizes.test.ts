import { expect, it } from 'vitest';
import { items, pages, refusedList } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchPageSizes } from './page-sizes.ts';

const [first, second, third] = items;
const all = pages('all', items);
const one = pages('one', items, 1, { page_size: 1 });
const other = pages('other', items, 2, { page_size: 2 });
const empty_at_the_end = [...pages('other', [...items], 2, { page_size: 2 })];
const around = pages('one', items, 1);
const loop = [...around.slice(0, 2), { ...around[1]!, step: 'one/3' }];
const declared = { choices: { lists: { page_size_bounds: [1, 500] as [number, number] } } };

it.each([
  ['two sizes of pages', [...all, ...one, ...other], 'satisfied'],
  [
    'a page longer than its size, whose bounds are not declared',
    [...all, ...pages('one', items, 3, { page_size: 1 }), ...other],
    'satisfied',
  ],
  [
    'an order that changes where the sort is ignored',
    [
      ...pages('all', [second!, first!, third!]),
      ...pages('one', [third!, first!, second!], 1),
      ...pages('other', [second!, first!, third!], 2),
    ],
    'satisfied',
  ],
  ['an item too few', [...all, ...pages('one', [first!, third!], 1), ...empty_at_the_end], ['item-missing']],
  ['an item twice', [...all, ...pages('one', [...items, first!], 2), ...other], ['item-repeated']],
  [
    'an item that is nowhere else',
    [...all, ...pages('one', [...items, { id: 'i9' }], 2), ...other],
    ['item-not-in-whole-list'],
  ],
  ['a whole list that repeats an item', [...pages('all', [...items, first!]), ...one, ...other], ['item-repeated']],
  ['a page that leads back', [...all, ...loop, ...other], ['walk-loops', 'item-repeated']],
  ['a cursor that is refused', [...all, one[0]!, refusedList('one/2'), ...other], ['cursor-refused']],
  ['a cursor without effect', [...all, one[0]!, { ...one[0]!, step: 'one/2' }, ...other], ['cursor-without-effect']],
  ['one order and another', [...all, ...one, ...pages('other', [third!, second!, first!], 2)], ['orders-differ']],
  ['a list given up', [...all, ...one.slice(0, 2), ...other], 'stopped'],
])('%s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { page_size: 1, direction: 'asc' } });
  expect(outcomeOf(batchPageSizes, evidence)).toEqual(outcome);
});

it('holds a page to its size within the declared bounds', () => {
  const exchanges = [...all, ...pages('one', items, 2, { page_size: 1 }), ...other];
  const evidence = written(exchanges, { case: { page_size: 1, direction: 'asc' }, facts: declared });
  expect(outcomeOf(batchPageSizes, evidence)).toEqual(['page-too-long']);
});
