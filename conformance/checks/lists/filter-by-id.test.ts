import { expect, it } from 'vitest';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { BatchItem } from '../../models/batch-items.ts';
import type { ListSubject } from '../../models/list-subjects.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { filterById } from './filter-by-id.ts';

const [first, second] = items as [BatchItem, BatchItem];
const query: CanonicalQuery = { filter: [{ field: 'id', operator: 'eq', value: first.id as string }] };
const one = (shown: readonly BatchItem[], size = 10) => ({ ...pages('x', shown, size, query)[0]!, step: 'one' });
const refused = refusedList('one', query);

function judged(exchanges: Exchange[], by: ListSubject['by'] = 'owner', lists: ChoicesDocument['lists'] = {}) {
  const more = { case: { list: 'listBatchItems', by }, facts: { choices: { lists } } };
  return outcomeOf(filterById, written([...pages('whole', items), ...exchanges], more));
}

it.each<[string, Exchange[], string | string[]]>([
  ['that item', [one([first])], 'satisfied'],
  ['that item, and its read', [one([first]), read('whole-item', first), read('item', first)], 'satisfied'],
  ['others too', [one([first, second])], ['non-matching-shown']],
  ['all', [one(items)], ['filter-without-effect']],
  ['the beginning of all', [one(items, 2)], ['filter-without-effect']],
  ['a refusal', [refused], ['filter-refused']],
  ['no page', [answered('one', 'listBatchItems', 200, {})], 'stopped'],
  ['a read that refuses it', [one([first]), read('whole-item', first), read('item')], ['refused-on-item']],
  ['an item that is not read at all', [one([first]), read('whole-item'), read('item')], 'satisfied'],
])('shows %s', (_, exchanges, outcome) => {
  expect(judged(exchanges)).toEqual(outcome);
});

it('leaves open what others are offered, unless the target file says it', () => {
  const told = { queryable_fields: { filter: 'scalars' } } as const;
  expect([judged([refused], 'human'), judged([one(items)], 'human')]).toEqual(['stopped', 'stopped']);
  expect([judged([refused], 'human', told), judged([one(items)], 'human', told)]).toEqual([
    ['not-as-declared'],
    ['not-as-declared'],
  ]);
  const elsewhere = { id: 'i9' } as BatchItem;
  expect(judged([one([elsewhere, ...items], 1)], 'human')).toBe('stopped');
  expect(judged([one([second])], 'human')).toEqual(['non-matching-shown']);
});
