import { expect, it } from 'vitest';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { BatchItem } from '../../models/batch-items.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { items, pages, refusedList, unevenPages } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { listsForOthers } from './for-others.ts';

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];

const scalars = { sort: 'scalars', filter: 'scalars', project: 'scalars' } as const;
const told = { lists: { queryable_fields: scalars, page_size_bounds: [1, 500] } } as const;
const two: CanonicalQuery = { page_size: 2 };

/** Everything asked for by one caller, as it should be but for what is given. */
function asked(who: string, otherwise: Partial<Record<string, ReturnType<typeof pages>>> = {}) {
  const right = {
    whole: pages(`${who}-whole`, items),
    walk: pages(`${who}-walk`, items, 2),
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
])('%s', (_, exchanges, outcome) => {
  expect(outcomeFor(exchanges)).toEqual(outcome);
});

const plain = pages('human-plain', items);

it.each([
  ['a page size', asked('human', { walk: [refusedList('human-walk/1', two)] }), 'satisfied'],
  ['pages so large', asked('human', { whole: [refusedList('human-whole/1', { page_size: 200 })] }), 'stopped'],
])('whether %s is invalid for users alone is left open, unless the target file says it', (_, exchanges, untold) => {
  expect(outcomeFor([...exchanges, ...plain], {})).toBe(untold);
  expect(outcomeFor([...exchanges, ...plain])).toEqual(['invalid-for-others']);
});

it('so is whether users may ask for a page size, and are answered as if they had not', () => {
  const unsized = asked('human', { walk: pages('human-walk', items) });
  expect([outcomeFor(unsized, {}), outcomeFor(unsized)]).toEqual(['satisfied', ['page-too-large']]);
});

function outcomeFor(exchanges: readonly Exchange[], choices: Facts['choices'] = told) {
  const evidence = written([...asked('owner'), ...exchanges], {
    case: { list: 'listBatchItems' as const, others: ['human' as const] },
    notes: { page_size: 2 },
    facts: { choices },
  });
  return outcomeOf(listsForOthers, evidence);
}

it('what others move meanwhile does not count on the way back', () => {
  const after = (shown: BatchItem) => {
    const short = (who: string) => asked(who, { walk: pages(`${who}-walk`, items, 1) });
    const back = [...pages('owner-back', [first]), ...pages('human-back', [shown])];
    const own = [first, second].map(({ id }) => id as string);
    const evidence = written([...short('owner'), ...short('human'), ...back], {
      case: { list: 'listAssets' as const, others: ['human' as const] },
      notes: { page_size: 1, own: { owner: own, human: own } },
    });
    return outcomeOf(listsForOthers, evidence);
  };
  expect([after(first), after(third)]).toEqual(['satisfied', 'satisfied']);
  expect(after(second)).toEqual(['not-backward']);
});
