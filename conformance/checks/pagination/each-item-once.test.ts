import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { BatchItem } from '../../models/batch-items.ts';
import type { ListSubject } from '../../models/list-subjects.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { items, pages, refusedList, unevenPages } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { eachItemOnce } from './each-item-once.ts';

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const whole = pages('whole', items);
const one = pages('one', items, 1, { page_size: 1 });
const other = pages('other', items, 2, { page_size: 2 });
const bounds = { page_size_bounds: [1, 500] } as const;

function judged(
  exchanges: Exchange[],
  { by = 'owner', lists = {} }: { by?: ListSubject['by']; lists?: ChoicesDocument['lists'] } = {},
) {
  const sort = { field: 'sequence_index', direction: 'asc' };
  const evidence = written(exchanges, {
    case: { list: 'listBatchItems', by, page_sizes: [1, 2], sort },
    facts: { choices: { lists } },
  });
  return outcomeOf(eachItemOnce, evidence);
}

it.each<[string, Exchange[], string | string[]]>([
  ['the same items', [...whole, ...one, ...other], 'satisfied'],
  ['a last page that is empty', [...whole, ...one, ...unevenPages('other', [items, []])], 'satisfied'],
  [
    'an order that is ignored',
    [...whole, ...pages('one', [second, first, third]), ...pages('other', items.toReversed())],
    'satisfied',
  ],
  ['another order', [...whole, ...one, ...pages('other', [second, first, third], 2)], ['walks-differ']],
  ['an item that is lost', [...whole, ...one, ...pages('other', [first, third], 1)], ['item-missing']],
  ['an item twice', [...whole, ...pages('one', [...items, third], 1), ...other], ['item-repeated']],
  ['an item twice in the whole list', [...pages('whole', [...items, third]), ...one, ...other], ['item-repeated']],
  [
    'an item that the whole list has not',
    [...whole, ...pages('one', [...items, { id: 'new' } as BatchItem], 1), ...other],
    ['item-not-in-whole-list'],
  ],
  [
    'a page that comes again',
    [...whole, ...unevenPages('one', [[first], [first]]), ...other],
    ['cursor-without-effect'],
  ],
  ['a page that is refused', [...whole, one[0]!, refusedList('one/2'), ...other], ['cursor-refused']],
  ['a whole list that is refused', [refusedList('whole/1'), ...one, ...other], 'stopped'],
  ['a list given up', [...whole, ...one.slice(0, 2), ...other], 'stopped'],
  ['a list given up in pages of the other size', [...whole, ...one, ...other.slice(0, 1)], 'stopped'],
  ['an empty batch', ['whole', 'one', 'other'].flatMap((step) => pages(step, [])), 'stopped'],
])('%s', (_, exchanges, outcome) => {
  expect(judged(exchanges)).toEqual(outcome);
});

it('holds the list of a batch to a size where the target file names its bounds', () => {
  const long = [...whole, ...pages('one', items, 3, { page_size: 2 }), ...other];
  expect([judged(long), judged(long, { lists: bounds })]).toEqual(['satisfied', ['page-too-large']]);
});

it('leaves open which sizes others may ask for, unless the text or the target file says it', () => {
  const asked = [
    ...whole,
    refusedList('one/1', { page_size: 1 }),
    ...pages('plain', items).map((page) => ({ ...page, step: 'plain' })),
  ];
  expect(judged(asked, { by: 'human' })).toBe('stopped');
  expect(judged(asked, { by: 'human', lists: bounds })).toEqual(['invalid-for-others']);
  const refused = asked.map((exchange) => ({ ...refusedList(exchange.step), step: exchange.step }));
  expect(judged(refused, { by: 'human', lists: bounds })).toBe('stopped');
});

const log = (step: string, ids: string, next: string | null = null) =>
  answered(step, 'listWebhookDeliveries', 200, {
    items: [...ids].map((id) => ({ id, attempts: [] })),
    first: '/v1/webhooks/w/deliveries',
    next,
  });
const before = log('whole/1', 'abc');
const one_by_one = [log('one/1', 'a', '/2'), log('one/2', 'b', '/3'), log('one/3', 'c')];
const all = log('other/1', 'abc');

it.each<[string, Exchange[], string | string[]]>([
  ['its entries', [before, ...one_by_one, all, log('after/1', 'abc')], 'satisfied'],
  ['one that came meanwhile', [before, ...one_by_one, log('other/1', 'nabc'), log('after/1', 'nabc')], 'satisfied'],
  [
    'one of another log',
    [before, log('one/1', 'a', '/2'), log('one/2', 'bx', '/3'), log('one/3', 'c'), all, log('after/1', 'abc')],
    ['item-not-in-whole-list'],
  ],
  [
    'one that a longer log may have',
    [log('whole/1', 'abc', '/2'), ...one_by_one.slice(0, 2), log('one/3', 'cx'), all, log('after/1', 'abc')],
    'satisfied',
  ],
  [
    'one entry less',
    [before, log('one/1', 'a', '/2'), log('one/2', 'c'), all, log('after/1', 'abc')],
    ['item-missing'],
  ],
  [
    'an entry twice',
    [before, log('one/1', 'ab', '/2'), log('one/2', 'bc'), all, log('after/1', 'abc')],
    ['item-repeated'],
  ],
  ['nothing', [log('whole/1', ''), log('one/1', ''), log('other/1', ''), log('after/1', '')], 'stopped'],
])('pages of a log show %s', (_, exchanges, outcome) => {
  const input = { list: 'listWebhookDeliveries', by: 'owner', page_sizes: [1, 2], sort: null };
  const own = exchanges[0]!.decoded!.page!.items.map(({ id }) => String(id));
  expect(outcomeOf(eachItemOnce, written(exchanges, { case: input, notes: { own } }))).toEqual(outcome);
});

it('demands no pages of a list that comes without cursors', () => {
  const codes = (step: string, ...shown: string[]) =>
    answered(step, 'listEventTypes', 200, { items: shown.map((code) => ({ code, schema: {} })) });
  const exchanges = [codes('whole/1', 'a', 'b'), codes('one/1', 'a'), codes('other/1', 'a', 'b')];
  const input = { list: 'listEventTypes', by: 'owner', page_sizes: [1, 2], sort: null };
  expect(outcomeOf(eachItemOnce, written(exchanges, { case: input }))).toBe('stopped');
});
