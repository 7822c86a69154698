import fc from 'fast-check';
import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { sameValue } from '../../../src/choices/same-value.ts';
import { operations } from '../../../src/contract/operations.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { filter_codes } from '../../models/filtering.ts';
import type { ListItem } from '../../models/list-items.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isRefused, serverError } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import {
  judgeComplete,
  ownSequence,
  readWalk,
  sawAllOwn,
  walkCodes,
  walkResult,
  whyUnfinished,
} from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** By which size the set is filtered, counted around. */
  value: number;
  sort: { field: 'name' | 'size_bytes'; direction: 'asc' | 'desc' };
  fields: readonly ('name' | 'size_bytes' | 'mime_type' | 'created_at')[];
  page_size: number;
}

const operation = 'listAssets';
const large_page = 200;
/** Of sizes that no other set has, so that a filter by them alone leaves few others. */
const specs = assetSpecs(12).map((spec) => ({ ...spec, size_bytes: spec.size_bytes + 7_000 }));

interface Notes {
  data: DataSet;
  /** The size in bytes that is filtered by. */
  size: number;
}

/** Filter, order, projection and page size at once give what each gives alone. */
export const combined = check<Case, Notes>({
  id: 'lists/combined',
  title: 'Filter, order, projection and page size work together as they work alone',
  how: 'A set is filtered, sorted and projected, each alone in large pages, then all at once in small ones: the walk must show the same items, order and fields.',
  clauses: [
    'filtering.all-matching',
    'filtering.only-matching',
    'sorting.order',
    'projection.only-named',
    'pagination.page-size-invariance',
    'pagination.cursor-keeps-query',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
  ],
  codes: {
    ...walkCodes('filtering.all-matching'),
    'non-matching-shown': filter_codes['non-matching-shown'],
    'out-of-order': {
      clause: 'sorting.order',
      message: 'Filtered and sorted in small pages, a list comes in another order than only sorted.',
    },
    'other-fields': {
      clause: 'projection.only-named',
      message: 'Filtered, sorted and projected at once, an item shows other fields than only projected.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases({ choices }) {
    const project = (['name', 'size_bytes', 'mime_type', 'created_at'] as const).filter((field) =>
      isOffered({ choices }, 'project', field),
    );
    return drawn(
      fc.record({
        value: fc.nat(3),
        sort: fc.record({
          field: fc.constantFrom('name' as const, 'size_bytes' as const),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
        fields: fc.subarray([...(project.length > 0 ? project : (['name'] as const))]),
        page_size: fc.integer({ min: 1, max: 3 }),
      }),
      6,
    );
  },
  async run(ctx, { value, sort, fields, page_size }) {
    const unfiltered = 'a filter by size_bytes has no effect here, which is permitted';
    if (!isOffered(ctx.facts, 'filter', 'size_bytes')) ctx.stop('not-claimed', unfiltered);
    const data = await ctx.data.shared('owner', specs);
    const sizes = [...new Set(data.assets.map(({ size_bytes }) => size_bytes))];
    const size = sizes[value % sizes.length]!;
    const filter = [{ field: 'size_bytes', operator: 'eq' as const, value: String(size) }];
    const own = ownIds(data);
    const read = async (step: string, query: CanonicalQuery, until: readonly string[] = own) => {
      const request = { operation, query: { page_size: large_page, ...query } } as const;
      const from = await ctx.call('owner', request, `${step}/1`);
      return from.decoded?.page ? walk(ctx, { caller: 'owner', request, step, from, until }) : [];
    };
    const projected = { fields: ['id', ...fields] };
    const filtered = await read('filtered', { filter });
    if (sawAllOwn(readWalk(filtered, 'next'), new Set(own))) ctx.stop('not-claimed', unfiltered);
    const sorted = await read('sorted', { ...ownQuery(data), sort: [sort] });
    const cut_down = await read('projected', { ...ownQuery(data), ...projected });
    if ([filtered, sorted, cut_down].some((pages) => pages.length === 0)) {
      ctx.stop('not-claimed', 'filter, order or projection is refused alone, which is permitted');
    }
    await read('all', { filter, sort: [sort], ...projected, page_size }, idsOfSize(data, size));
    return { data, size };
  },
  control(evidence, found) {
    const all = walkResult(evidence, 'all');
    const unread = serverError(evidence) ?? notAlone(evidence);
    if (unread) return unread;
    if (isRefused(exchangeAt(evidence, 'all/1'))) {
      return {
        verdict: 'not-claimed',
        reason: 'filter, order and projection are refused together, which is permitted',
      };
    }
    return found.some(({ code }) => code === 'non-matching-shown')
      ? undefined
      : whyUnfinished(all, new Set(idsOfSize(evidence.notes.data, evidence.notes.size)));
  },
  judge(evidence, tally) {
    const all = walkResult(evidence, 'all');
    if (isRefused(exchangeAt(evidence, 'all/1'))) return [];
    const expected = sequence(evidence, 'sorted').filter((id) => sequence(evidence, 'filtered').includes(id));
    const at = all.pages.at(-1)?.exchange;
    const strangers = strangersIn(evidence);
    if (strangers.length > 0) {
      const on_page_one = all.pages[0]?.ids.some((id) => strangers.includes(id));
      return tally.broken('non-matching-shown', {
        at,
        ...(!on_page_one && { clause: 'pagination.cursor-keeps-query' }),
        message: 'filtered, sorted and projected at once, the list shows items that the filter alone leaves out',
        expected,
        actual: strangers,
        pointer: '/items',
      });
    }
    const lost = judgeComplete(all, expected, tally);
    if (lost.length > 0) return lost;
    return [...judgeSequence(evidence, at, tally), ...judgeFields(evidence, at, tally)];
  },
});

function sequence(evidence: Evidence<Case, Notes>, step: string): string[] {
  return ownSequence(walkResult(evidence, step), new Set(ownIds(evidence.notes.data)));
}

/** Items that the filter alone left out; of others' there must be several, since they come and go. */
function strangersIn(evidence: Evidence<Case, Notes>): string[] {
  const ids = (step: string) => walkResult(evidence, step).pages.flatMap((page) => page.ids);
  const own = ownIds(evidence.notes.data);
  const matching = new Set(ids('filtered'));
  const strangers = ids('all').filter((id) => !matching.has(id));
  return strangers.length >= many_strangers ? strangers : strangers.filter((id) => own.includes(id));
}

const many_strangers = 5;

function idsOfSize(data: DataSet, size: unknown): string[] {
  return data.assets.filter(({ size_bytes }) => size_bytes === size).map(({ id }) => id);
}

/** The parts alone: what they owe is judged by their own checks. */
function notAlone(evidence: Evidence<Case, Notes>) {
  const own = new Set(ownIds(evidence.notes.data));
  const unread = ['sorted', 'projected'].find((step) => !sawAllOwn(walkResult(evidence, step), own));
  return unread && `the list that is only ${unread} does not show all of the suite's own items`;
}

/** The order of values, not of items: ties are sets. */
function judgeSequence(evidence: Evidence<Case, Notes>, at: Exchange | undefined, tally: Tally): Mismatch[] {
  const { field, direction } = evidence.case.sort;
  // All that is left has one size.
  if (field !== 'name') return [];
  const met = sequence(evidence, 'all');
  const expected = sequence(evidence, 'sorted').filter((id) => met.includes(id));
  return tally.holds(sameValue(expected, met), 'out-of-order', {
    at,
    message: `filtered and sorted by ${field}:${direction} in small pages, the list comes in another order than only sorted`,
    expected,
    actual: met,
    pointer: '/items',
  });
}

/** Each item as the projection alone shows it. Page one alone, of both lists: a cursor URL may drop the projection. */
function judgeFields(evidence: Evidence<Case, Notes>, at: Exchange | undefined, tally: Tally): Mismatch[] {
  const known = operations[operation].success.fields;
  const shown = (item: ListItem) => known.filter((field) => isSet(item[field]));
  const pageOne = (step: string) => walkResult(evidence, step).pages[0]?.items ?? [];
  const alone = new Map(pageOne('projected').map((item) => [String(item.id), item] as const));
  for (const item of pageOne('all')) {
    const other = alone.get(String(item.id));
    if (!other || tally.compared(sameValue(shown(item), shown(other)))) continue;
    return tally.broken('other-fields', { at, expected: shown(other), actual: shown(item), pointer: '/items' });
  }
  return [];
}
