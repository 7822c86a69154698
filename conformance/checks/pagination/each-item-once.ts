import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { sameValue } from '../../../src/choices/same-value.ts';
import { findToWalk } from '../../acts/found-list.ts';
import { listCheck } from '../../acts/list-check.ts';
import { walk } from '../../acts/walk.ts';
import { pageSize, setSize } from '../../arbitraries/lists.ts';
import { refusedToOther } from '../../models/callers.ts';
import { keyField } from '../../models/list-items.ts';
import type { FoundNotes, ListSubject } from '../../models/list-subjects.ts';
import { observePages } from '../../models/observe-pages.ts';
import { orderedValues, wrongStep } from '../../models/ordering.ts';
import { areBoundsTold, hasStatedBounds, judgeSize, page_size_codes } from '../../models/page-sizes.ts';
import { comesWhole, isLog, isOfText, type PagedList, paged_lists } from '../../models/paged-lists.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isFoundInvalid, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { judgeStuck, stuck_codes } from '../../models/stuck-walk.ts';
import {
  judgeComplete,
  ownSequence,
  sawAllOwn,
  type WalkResult,
  walk_codes,
  walkResult,
  whyUnfinished,
} from '../../models/walk.ts';
import { drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case extends ListSubject<PagedList> {
  /** So many are made, of assets. */
  items: number;
  /** The list is walked twice. */
  page_sizes: readonly [number, number];
  sort: SortKey | null;
}

type Seen = Evidence<Case, FoundNotes>;

/** Those whose order is judged; the values of the first are distinct. */
const sorted_by: { readonly [List in PagedList]?: readonly string[] } = {
  listAssets: ['name', 'created_at', 'size_bytes'],
  listAssetTypes: ['name', 'created_at'],
  listBatchItems: ['sequence_index', 'created_at', 'cost'],
};
const steps = ['one', 'other'] as const;

/** The list holds the same items, in the same order if one was asked for, however it is cut into pages. */
export const eachItemOnce = listCheck<Case>({
  id: 'pagination/each-item-once',
  title: 'A walk along next meets each item exactly once, whatever the size of the pages',
  how: 'Each list is walked by `next` in pages of two sizes, also by others: each item must be met once, in one order, and no page be too long.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.cursor',
    'pagination.at-most-page-size',
    'pagination.page-size-invariance',
  ],
  codes: {
    ...walk_codes,
    ...stuck_codes,
    ...page_size_codes,
    'item-not-in-whole-list': {
      clause: 'pagination.walk-complete',
      message: 'A list cut into other pages shows items that it does not have as a whole.',
    },
    'walks-differ': {
      clause: 'pagination.page-size-invariance',
      message: 'Pages of two sizes show the items of a sorted list in two orders.',
    },
    'invalid-for-others': {
      clause: 'pagination.at-most-page-size',
      message: 'A page size is invalid for somebody else than the owner, who is answered the same list without it.',
    },
  },
  since: '0.1.0',
  lists: paged_lists,
  cases(subjects) {
    const lists = subjects.flatMap(({ list, by }) => (by === 'owner' ? [list] : []));
    const plain = { items: 3, page_sizes: [1, 2] as const, sort: null };
    const direction = fc.constantFrom('asc' as const, 'desc' as const);
    const sort = fc.option(fc.record({ place: fc.nat(2), direction }), { nil: null, freq: 3 });
    const drafts = fc.record({
      list: fc.constantFrom(...(lists.length > 0 ? lists : (['listAssetTypes'] as const))),
      items: setSize(),
      page_sizes: fc.tuple(pageSize(), pageSize()),
      sort,
    });
    const cases = drafts.map(({ sort: by_field, ...draft }): Case => {
      const fields = sorted_by[draft.list] ?? [];
      const field = by_field && fields[by_field.place % fields.length];
      return { ...draft, by: 'owner', sort: field ? { field, direction: by_field.direction } : null };
    });
    const sorted = subjects.flatMap((subject): Case[] => {
      const [field] = sorted_by[subject.list] ?? [];
      if (subject.by !== 'owner' || field === undefined) return [];
      // One size puts all assets that are made on one page.
      const page_sizes = subject.list === 'listAssets' ? ([5, 9] as const) : ([2, 5] as const);
      return [{ ...subject, items: 8, page_sizes, sort: { field, direction: 'asc' } }];
    });
    return { ...drawn(cases, 6), named: [...subjects.map((subject) => ({ ...subject, ...plain })), ...sorted] };
  },
  find: findToWalk,
  async ask(ctx, { list, by, page_sizes, sort }, { request, sized, own }) {
    const sorting = sort && isOffered(ctx.facts, 'sort', sort.field, list) ? { sort: [sort] } : {};
    for (const [index, step] of steps.entries()) {
      const asked = { ...request, query: { ...request.query, ...sized(page_sizes[index]!), ...sorting } };
      const from = await ctx.call(by, asked, `${step}/1`);
      if (!from.decoded?.page && by !== 'owner') {
        await ctx.call(by, request, 'plain');
        return;
      }
      if (!from.decoded?.page && !hasStatedBounds(list))
        ctx.stop('not-claimed', `${list} refuses such pages or such an order, as the specification permits`);
      await walk(ctx, { caller: by, request: asked, step, from, ...(own && { until: own }) });
    }
  },
  unread(evidence) {
    const { list, by } = evidence.case;
    const asked = ['whole/1', 'plain'].map((step) => exchangeAt(evidence, step));
    const failed = serverError(evidence) ?? refusedToOther(by, asked);
    // A size may cut it all the same.
    if (failed !== undefined || !comesWhole(exchangeAt(evidence, 'one/1'))) return failed;
    return { verdict: 'not-claimed', reason: `${list} comes without cursors, as may be` };
  },
  control(evidence, found) {
    const { list, by } = evidence.case;
    if (found.length > 0) return undefined;
    if (exchangeAt(evidence, 'plain'))
      return { verdict: 'not-claimed', reason: `others ask ${list} for no size, as may be` };
    const whole = walkResult(evidence, 'whole');
    const kept = new Set(keptOf(evidence));
    if (!evidence.notes.own && whole.ended !== 'end') return `${list} could not be read to its end, to compare with`;
    if (kept.size === 0) {
      const reason = `${list} shows nothing`;
      return by === 'owner' && isLog(list) ? reason : { verdict: 'not-claimed', reason };
    }
    return whyUnfinished(walkResult(evidence, 'one'), kept) ?? whyUnfinished(walkResult(evidence, 'other'), kept);
  },
  judge(evidence, tally) {
    const kept = keptOf(evidence);
    if (exchangeAt(evidence, 'plain')) return judgeInvalid(evidence, tally);
    const whole = walkResult(evidence, 'whole');
    if (!evidence.notes.own && whole.pages.length === 0) return [];
    const wrong = evidence.notes.own ? [] : judgeComplete(whole, kept, tally);
    if (wrong.length > 0) return wrong;
    const lost = steps.flatMap((step) => judgeWalk(evidence, walkResult(evidence, step), tally));
    return lost.length > 0 ? lost : judgeOneOrder(evidence, tally);
  },
  observe: (evidence) => observePages(walkResult(evidence, 'one')),
});

/** Keys of the items that a walk must meet. */
function keptOf(evidence: Seen): readonly string[] {
  return evidence.notes.own ?? [...new Set(walkResult(evidence, 'whole').pages.flatMap(({ ids }) => ids))];
}

/** The text says the sizes of pages, or the target file. */
function isSizeTold({ facts, case: { list } }: Seen): boolean {
  return isOfText(list) && areBoundsTold(facts, list);
}

function judgeWalk(evidence: Seen, walk: WalkResult, tally: Tally): Mismatch[] {
  const kept = keptOf(evidence);
  // A cursor URL need not carry the size on.
  const [first] = walk.pages;
  const size = first?.exchange.request.query.page_size;
  const large = first && typeof size === 'number' && isSizeTold(evidence) ? judgeSize(first.exchange, size, tally) : [];
  if (large.length > 0) return large;
  const lost = judgeComplete(walk, kept, tally);
  const stuck = lost.length > 0 && isOfText(evidence.case.list) ? judgeStuck(walk, kept, tally) : [];
  if (lost.length > 0) return stuck.length > 0 ? stuck : lost;
  return judgeStrange(evidence, walk, tally);
}

/** A batch that has ended gets no more items; what came to a log meanwhile stands there afterwards. */
function judgeStrange(evidence: Seen, walk: WalkResult, tally: Tally): Mismatch[] {
  const { list } = evidence.case;
  if (list !== 'listBatchItems' && !isLog(list)) return [];
  const wholes = isLog(list) ? ['whole', 'after'] : ['whole'];
  const reads = wholes.map((step) => walkResult(evidence, step));
  if (reads.some(({ pages, ended }) => pages.length === 0 || ended !== 'end')) return [];
  const all = reads.flatMap(({ pages }) => pages).flatMap(({ ids }) => ids);
  const strange = walk.pages.flatMap(({ ids }) => ids).filter((id) => tally.compared(!all.includes(id)));
  if (strange.length === 0) return [];
  const at = walk.pages.at(-1)?.exchange;
  return tally.broken('item-not-in-whole-list', { at, expected: all, actual: strange, pointer: '/items' });
}

function judgeOneOrder(evidence: Seen, tally: Tally): Mismatch[] {
  const { sort, page_sizes, list } = evidence.case;
  if (!sort) return [];
  const kept = new Set(keptOf(evidence));
  const [one, other] = steps.map((step) => walkResult(evidence, step));
  // A walk that was given up shows the beginning of an order.
  if (![one!, other!].every((walk) => sawAllOwn(walk, kept))) return [];
  const itemsOf = ({ pages }: WalkResult) =>
    pages.flatMap(({ items }) => items).filter((item) => kept.has(String(item[keyField(list)])));
  // A target that ignores the sort may cut ties of its own order anew: then only the items are compared.
  const is_distinct = new Set(orderedValues(itemsOf(one!), sort.field)).size === kept.size;
  const is_sorted = [one!, other!].some((each) => !wrongStep(orderedValues(itemsOf(each), sort.field), sort.direction));
  if (!is_distinct || !is_sorted) return [];
  const [expected, actual] = [one!, other!].map((each) => ownSequence(each, kept));
  return tally.holds(sameValue(expected, actual), 'walks-differ', {
    at: other!.pages[0]?.exchange,
    message: `${list} sorted by ${sort.field} shows its items in two orders in pages of ${page_sizes[0]} and of ${page_sizes[1]}`,
    expected,
    actual,
    pointer: '/items',
  });
}

/** Sizes that the text names, or the target file, are for everybody who is given the list. */
function judgeInvalid(evidence: Seen, tally: Tally): Mismatch[] {
  const at = steps.map((step) => exchangeAt(evidence, `${step}/1`)).findLast((one) => one !== undefined);
  if (!isSizeTold(evidence) || !isSuccess(exchangeAt(evidence, 'plain'))) return [];
  return tally.holds(!isFoundInvalid(at), 'invalid-for-others', { at, expected: 'a page', actual: statusOf(at) });
}
