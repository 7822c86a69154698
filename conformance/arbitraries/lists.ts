/** Cases about lists: number of items, order and page size. */
import fc from 'fast-check';
import type { SortKey } from '../../src/choices/canonical.ts';
import type { ListSubject } from '../models/list-subjects.ts';
import { isLog, least_entries, type PagedList } from '../models/paged-lists.ts';
import { type CaseSource, drawn } from '../suite/check.ts';
import type { AssetSpec } from '../suite/data-set.ts';

/** Few sizes, so that checks share their data sets: a run makes each of them once. */
const set_sizes = [1, 2, 3, 5, 8, 12] as const;

/**
 * `count` assets whose names are distinct and not in the order of their creation, and whose sizes tie in threes.
 * Values stay in `[a-z0-9]` of one length, so that every collation agrees on their order.
 */
export function assetSpecs(count: number): AssetSpec[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `n${String((index * 7) % 13).padStart(2, '0')}`,
    size_bytes: 1000 + ((index * 5) % 4),
  }));
}

/** One of `set_sizes`, drawn by its index: a choice among constants shrinks to the first or not at all. */
export function setSize(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: set_sizes.length - 1 }).map((index) => set_sizes[index]!);
}

/** A page size that cuts sets of `set_sizes` in every way: at, before and behind each boundary. */
export function pageSize(): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: 13 });
}

/** A single sort key over fields whose values the suite knows how to order, or the default order (null). */
export function sortKey(): fc.Arbitrary<SortKey | null> {
  const key = fc.record({
    field: fc.constantFrom('name', 'created_at', 'size_bytes'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  return fc.option(key, { nil: null, freq: 3 });
}

/** A walk that leaves page one, of assets of one's own if it is theirs. */
export interface ForwardWalk extends ListSubject<PagedList> {
  /** So many are made, of assets. */
  items: number;
  page_size: number;
  /** Pages to go forward before anything else is done. */
  forward: number;
  sort: SortKey | null;
}

/** Each list for each caller, and more of the owner's lists drawn. */
export function forwardWalks(
  subjects: readonly ListSubject<PagedList>[],
  samples: number,
): { named: ForwardWalk[] } & CaseSource<ForwardWalk> {
  const named = subjects.map((subject): ForwardWalk => {
    // More than one item on a page shows what is cut off at its wrong end.
    const is_short = subject.list === 'listWebhookDeliveries' || (subject.by !== 'owner' && !isLog(subject.list));
    return {
      ...subject,
      ...(is_short ? { items: 3, page_size: 1 } : { items: 5, page_size: 2 }),
      forward: 1,
      sort: null,
    };
  });
  const drafts = fc.record({
    subject: fc.constantFrom(...subjects.filter(({ by }) => by === 'owner')),
    items: setSize(),
    page_size: pageSize(),
    forward: fc.integer({ min: 1, max: 3 }),
    sort: sortKey(),
  });
  const cases = drafts
    .filter(({ items, page_size }) => page_size < items)
    .map(({ subject, sort, page_size, ...draft }) => ({
      ...subject,
      ...draft,
      page_size: isLog(subject.list) ? Math.min(page_size, least_entries - 1) : page_size,
      sort: subject.list === 'listAssets' ? sort : null,
    }));
  return { ...drawn(cases, samples), named };
}

/**
 * Assets to filter, sort and project: values that tie, that begin another value, that are ordered otherwise as text
 * than as numbers, and a name in other scripts. Sizes that nobody else's file is likely to have keep filtered lists
 * short.
 */
export const queryable_specs: readonly AssetSpec[] = [
  { name: 'q04', size_bytes: 48_611 },
  { name: 'q01', size_bytes: 948_611 },
  { name: 'q07', size_bytes: 48_611 },
  { name: 'q02', size_bytes: 1_048_611 },
  { name: 'q07b', size_bytes: 948_611 },
  { name: 'q05', size_bytes: 5 },
  { name: 'зима🌅', or_else: 'q06', size_bytes: 48_611 },
  { name: 'q03', size_bytes: 1_048_612 },
];

/** Names that are in one order by code points, and in another where case does not count. */
export const mixed_case_specs: readonly AssetSpec[] = ['ba', 'Bb', 'Aa', 'ab'].map((name) => ({
  name,
  size_bytes: 77,
}));

/** Names with characters that a grammar of filters may need for itself. */
export const special_specs: readonly AssetSpec[] = [
  'a,b',
  'a;b',
  'a:b',
  'a"b',
  'a\\b',
  'a%2Cb',
  'a b',
  'a&b|c',
  'a.b',
  'a+b',
  // A pattern takes it for any sign between the two letters.
  'a_b',
].map((name, index) => ({ name, or_else: `a${index}b`, size_bytes: 78 }));
