import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { BatchItem } from '../../models/batch-items.ts';
import type { ListSubject } from '../../models/list-subjects.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { items, pages as pagesOf, read, unevenPages } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { sorts } from './sort.ts';

type Lists = ChoicesDocument['lists'];
/** Names in the order shown, in the rising and the falling list; the size of each is the place of its letter. */
type Shown = readonly [rising: string, falling: string] | 'refused';

const page = (step: string, letters: string) => {
  const shown = [...letters].map((name) => ({ id: `id-${name}`, name, size_bytes: sizes[name] }));
  return answered(step, 'listAssets', 200, { items: shown, next: null });
};
const pages = (field: string, shown: Shown) =>
  (['asc', 'desc'] as const).map((direction, index) => {
    const step = `${field}-${direction}/1`;
    if (shown === 'refused') return answered(step, 'listAssets', 422, { code: 'x', message: 'y' });
    return page(step, shown[index]!);
  });
const sizes: Record<string, number | null> = { a: 9, b: 10, c: 100, d: 100, n: null, Z: 1 };

function judged(
  by_name: Shown,
  by_size: Shown,
  lists: Lists = {},
  more: Partial<ListSubject & { narrowed: true }> = {},
) {
  const exchanges = [page('whole/1', 'abcdnZ'), ...pages('name', by_name), ...pages('size_bytes', by_size)];
  const evidence = written(exchanges, {
    case: { list: 'listAssets', by: 'owner', narrowed: false, ...more },
    notes: { own: [...'abcdnZ'].map((name) => `id-${name}`) },
    facts: { choices: { lists } },
  });
  return outcomeOf(sorts, evidence);
}

const sorted = ['abcd', 'dcba'] as const;
const unsorted = ['cabd', 'cabd'] as const;

it.each<[string, Shown, Shown, Lists, string | string[]]>([
  ['rises and falls', sorted, sorted, {}, 'satisfied'],
  ['may have ties in any order', sorted, ['abdc', 'dcba'], {}, 'satisfied'],
  ['may have items without a value at either end', sorted, ['nabc', 'ncba'], {}, 'satisfied'],
  ['may tie where its two ends overlap', sorted, ['acd', 'cdZ'], {}, 'satisfied'],
  ['may have capital letters anywhere', ['aZbcd', 'dcbaZ'], sorted, {}, 'satisfied'],
  ['may refuse a field', 'refused', sorted, {}, 'satisfied'],
  ['may ignore a field', unsorted, sorted, {}, 'satisfied'],
  ['may not rise and fall in another order', sorted, ['bacd', 'dcba'], {}, ['out-of-order']],
  ['may not turn numbers into text', sorted, ['bcda', 'adcb'], {}, ['out-of-order', 'out-of-order']],
  ['may not be sorted by nothing', unsorted, 'refused', {}, ['no-sort']],
  [
    'may not ignore a field that is declared',
    unsorted,
    sorted,
    { queryable_fields: { sort: ['name'] } },
    ['not-as-declared'],
  ],
  [
    'may not ignore a field where others are refused',
    unsorted,
    sorted,
    { unknown_sort: 'refused' },
    ['not-as-declared'],
  ],
  ['shows nothing by one item', ['a', 'a'], ['a', 'a'], {}, 'stopped'],
])('a sorted list %s', (_, by_name, by_size, lists, outcome) => {
  expect(judged(by_name, by_size, lists)).toEqual(outcome);
});

it('may refuse every sort beside a filter', () => {
  expect(judged('refused', 'refused', {}, { narrowed: true })).not.toEqual(['no-sort']);
  expect(judged('refused', 'refused')).toEqual(['no-sort']);
});

it('may be refused to others, or come to them as it lies, unless the target file says of it by what it is sorted', () => {
  const told: Lists = { queryable_fields: { sort: ['name'] } };
  const of_users = { by: 'human' } as const;
  expect([judged('refused', 'refused', {}, of_users), judged(unsorted, unsorted, {}, of_users)]).toEqual([
    'stopped',
    'stopped',
  ]);
  expect(judged('refused', sorted, told, of_users)).toEqual(['invalid-for-others']);
  expect(judged(unsorted, sorted, told, of_users)).toEqual(['not-as-declared']);
});

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const by = (field: string, rising: Exchange[] | readonly BatchItem[], falling: readonly BatchItem[]) => [
  ...('step' in rising[0]! ? (rising as Exchange[]) : pagesOf(`${field}-asc`, rising as BatchItem[], 2)),
  ...pagesOf(`${field}-desc`, falling, 2),
];
const by_index = by('sequence_index', items, items.toReversed());
const again = (shown: readonly BatchItem[]) => pagesOf('again', shown);

it.each<[string, Exchange[], string | string[]]>([
  ['both directions', by_index, 'satisfied'],
  [
    'ties in any order',
    [...by_index, ...by('client_ref', [third, first, second], [second, first, third])],
    'satisfied',
  ],
  ['one value for all', [...by_index, ...by('created_at', items, items)], 'satisfied'],
  ['a field that is ignored', [...by_index, ...by('cost', items, items)], 'satisfied'],
  ['nothing but fields that are ignored', by('sequence_index', items, items), ['no-sort']],
  ['another order from page one on', by('sequence_index', items, [second, third, first]), ['out-of-order']],
  [
    'another order from page two on',
    by('sequence_index', unevenPages('sequence_index-asc', [[first], [third, second]]), items.toReversed()),
    ['order-lost'],
  ],
  [
    'an order on each page by itself',
    by('sequence_index', unevenPages('sequence_index-asc', [[first, third], [second]]), items.toReversed()),
    ['out-of-order'],
  ],
  [
    'numbers in the order of their digits',
    [...by_index, ...by('cost', [{ ...first, cost: '10' }, { ...second, cost: '9' }, third], items.toReversed())],
    ['out-of-order'],
  ],
  [
    'first and previous of the last page',
    [...by_index, ...unevenPages('back', [[second, first]]), ...again([first])],
    'satisfied',
  ],
  ['first that leads to another order', [...by_index, ...again([second, first])], ['first-unsorted']],
  ['previous that leads to another order', [...by_index, ...unevenPages('back', [[first]])], ['previous-unsorted']],
  ['previous that leads nowhere', [...by_index, ...pagesOf('back', [])], ['previous-unsorted']],
  ['an item lost among ties', [...by_index, ...by('created_at', [first, third], items)], ['item-missing']],
  [
    'a read of one item that refuses it',
    [...by_index, read('whole-item', first), read('item-sequence_index')],
    ['refused-on-item'],
  ],
  ['an item that is not read at all', [...by_index, read('whole-item'), read('item-sequence_index')], 'satisfied'],
])('of a batch: %s', (_, exchanges, outcome) => {
  const evidence = written([...pagesOf('whole', items), ...exchanges], {
    case: { list: 'listBatchItems', by: 'owner', narrowed: true },
  });
  expect(outcomeOf(sorts, evidence)).toEqual(outcome);
});

it.each([
  ['created_at', 'satisfied'],
  ['cost', ['no-sort']],
])('of a batch whose items have one time, where the target file names %s alone', (field, outcome) => {
  const ignored = [...by('sequence_index', items, items), ...by('cost', items, items)];
  const evidence = written([...pagesOf('whole', items), ...ignored, ...by('created_at', items, items)], {
    case: { list: 'listBatchItems', by: 'owner', narrowed: true },
    facts: { choices: { lists: { queryable_fields: { sort: [field] } } } },
  });
  expect(outcomeOf(sorts, evidence)).toEqual(outcome);
});
