import { expect, it } from 'vitest';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { BatchItem } from '../../models/batch-items.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { items, pages, refusedList, unevenPages } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { listsForOthers } from './for-others.ts';

const falling = items.toReversed();
const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const added = { ...first, id: 'added-meanwhile' } as BatchItem;
const filter: CanonicalQuery['filter'] = [{ field: 'id', operator: 'eq', value: first.id as string }];

const scalars = { sort: 'scalars', filter: 'scalars', project: 'scalars' } as const;
const told = { lists: { queryable_fields: scalars, page_size_bounds: [1, 500] } } as const;
const two: CanonicalQuery = { page_size: 2 };

/** Everything asked for by one caller, as it should be but for what is given. */
function asked(who: string, otherwise: Partial<Record<string, ReturnType<typeof pages>>> = {}) {
  const right = {
    whole: pages(`${who}-whole`, items),
    walk: pages(`${who}-walk`, items, 2),
    asc: pages(`${who}-asc`, items),
    desc: pages(`${who}-desc`, falling),
    one: pages(`${who}-one`, [first], 10, { filter }),
  };
  return Object.values({ ...right, ...otherwise }).flatMap((some) => some ?? []);
}

it.each([
  ['all as the owner is shown it', asked('human'), 'satisfied'],
  [
    'a list that is shorter for others',
    asked('human', {
      whole: pages('human-whole', [first, third]),
      walk: pages('human-walk', [first, third], 1),
      asc: pages('human-asc', [first, third]),
      desc: pages('human-desc', [third, first]),
    }),
    'satisfied',
  ],
  ['what is refused', asked('human', { walk: [refusedList('human-walk/1', two)] }), 'satisfied'],
  [
    'what is refused to one who is answered plainly',
    [...asked('human', { walk: [refusedList('human-walk/1', two)] }), ...pages('human-plain', items)],
    ['invalid-for-others'],
  ],
  [
    'a cursor URL that does not carry the page size on, behind a page that the owner was shown otherwise',
    asked('human', { walk: unevenPages('human-walk', [[], items]) }),
    'satisfied',
  ],
  ['nobody who is shown anything', asked('human', { whole: pages('human-whole', []) }), 'stopped'],
  ['large pages', asked('human', { walk: pages('human-walk', items, 3) }), ['page-too-large']],
  ['an item that is lost', asked('human', { walk: pages('human-walk', [first, third], 2) }), ['not-each-once']],
  [
    'an item twice',
    asked('human', { walk: pages('human-walk', [first, second, second, third], 2) }),
    ['not-each-once'],
  ],
  ['another order', asked('human', { desc: pages('human-desc', items) }), ['out-of-order']],
  ['no page', asked('human', { one: [answered('human-one/1', 'listBatchItems', 200, {})] }), 'satisfied'],
  ['more than one', asked('human', { one: pages('human-one', items, 10, { filter }) }), ['non-matching-shown']],
])('%s', (_, exchanges, outcome) => {
  expect(outcomeFor(exchanges)).toEqual(outcome);
});

const sorted: CanonicalQuery = { sort: [{ field: 'sequence_index', direction: 'asc' }] };
const plain = pages('human-plain', items);

it.each([
  ['an order', asked('human', { asc: [refusedList('human-asc/1', sorted)] }), 'satisfied'],
  ['a page size', asked('human', { walk: [refusedList('human-walk/1', two)] }), 'satisfied'],
  ['pages so large', asked('human', { whole: [refusedList('human-whole/1', { page_size: 200 })] }), 'stopped'],
])('whether %s is invalid for users alone is left open, unless the target file says it', (_, exchanges, untold) => {
  expect(outcomeFor([...exchanges, ...plain], {})).toBe(untold);
  expect(outcomeFor([...exchanges, ...plain])).toEqual(['invalid-for-others']);
});

it.each([
  ['an order', { desc: pages('human-desc', items) }, 'out-of-order'],
  ['an order, of a list to which somebody adds', { desc: pages('human-desc', [...items, added]) }, 'out-of-order'],
  ['a page size', { walk: pages('human-walk', items) }, 'page-too-large'],
  ['a filter', { one: pages('human-one', items, 10, { filter }) }, 'non-matching-shown'],
  [
    'a filter, and are not shown the end of the list',
    { one: pages('human-one', items, 1, { filter }).slice(0, 2) },
    'non-matching-shown',
  ],
] as const)('so is whether users may ask for %s, and are answered as if they had not', (_, otherwise, code) => {
  expect(outcomeFor(asked('human', otherwise), {})).toBe('satisfied');
  expect(outcomeFor(asked('human', otherwise))).toEqual([code]);
});

it.each([
  [
    'sort',
    'an order',
    { desc: pages('human-desc', items, 10, { sort: [{ field: 'sequence_index', direction: 'desc' }] }) },
    'out-of-order',
  ],
  ['filter', 'a filter', { one: pages('human-one', items, 10, { filter }) }, 'non-matching-shown'],
] as const)('where the target file names other fields to %s by, %s may be ignored', (use, _, otherwise, code) => {
  const only = (field: string) => ({ lists: { queryable_fields: { ...scalars, [use]: [field] } } });
  expect(outcomeFor(asked('human', otherwise), only('status_code'))).toBe('satisfied');
  expect(outcomeFor(asked('human', otherwise), only(use === 'sort' ? 'sequence_index' : 'id'))).toEqual([code]);
});

it.each([
  ['a wrong order', { desc: pages('human-desc', [second, third, first]) }, 'out-of-order'],
  ['a wrong item', { one: pages('human-one', [second], 10, { filter }) }, 'non-matching-shown'],
] as const)('what is answered with %s was not ignored, whoever may ask for it', (_, otherwise, code) => {
  expect(outcomeFor(asked('human', otherwise), {})).toEqual([code]);
});

function outcomeFor(exchanges: readonly Exchange[], choices: Facts['choices'] = told) {
  const evidence = written([...asked('owner'), ...exchanges], {
    case: { list: 'listBatchItems' as const, others: ['human' as const] },
    notes: { sorted_by: 'sequence_index', page_size: 2 },
    facts: { choices },
  });
  return outcomeOf(listsForOthers, evidence);
}

it('what somebody else changes meanwhile may stand at its old place', () => {
  const changed = { ...added, sequence_index: 99 } as BatchItem;
  const otherwise = { asc: pages('human-asc', [changed, ...items]), desc: pages('human-desc', falling) };
  expect(outcomeFor(asked('human', otherwise))).toBe('satisfied');
});

it('what the owner is not given either is not judged', () => {
  const unsorted = { desc: pages('owner-desc', items) };
  const evidence = written([...asked('owner', unsorted), ...asked('human', { desc: pages('human-desc', items) })], {
    case: { list: 'listBatchItems' as const, others: ['human' as const] },
    notes: { sorted_by: 'sequence_index', page_size: 2 },
  });
  expect(outcomeOf(listsForOthers, evidence)).toBe('satisfied');
});

it('what others move meanwhile does not count on the way back', () => {
  const after = (shown: BatchItem) => {
    const short = (who: string) => asked(who, { walk: pages(`${who}-walk`, items, 1) });
    const back = [...pages('owner-back', [first]), ...pages('human-back', [shown])];
    const own = [first, second].map(({ id }) => id as string);
    const evidence = written([...short('owner'), ...short('human'), ...back], {
      case: { list: 'listAssets' as const, others: ['human' as const] },
      notes: { sorted_by: 'sequence_index', page_size: 1, own: { owner: own, human: own } },
    });
    return outcomeOf(listsForOthers, evidence);
  };
  expect([after(first), after(third)]).toEqual(['satisfied', 'satisfied']);
  expect(after(second)).toEqual(['not-backward']);
});
