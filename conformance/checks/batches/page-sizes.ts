import fc from 'fast-check';
import { chosen } from '../../../src/choices/choices.ts';
import { batchOf, readAll, readList, sizeFor } from '../../acts/finished-batch.ts';
import { batchList, idsOf, unreadList } from '../../models/batch-items.ts';
import { comparable, firstBackward, judgeSameItems, same_items_codes } from '../../models/batch-walks.ts';
import { observePages } from '../../models/observe-pages.ts';
import { lacksSize } from '../../models/page-sizes.ts';
import { isOffered } from '../../models/queryable.ts';
import { serverError, stepsOf } from '../../models/steps.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

interface Case {
  page_size: number;
  direction: 'asc' | 'desc';
}

/** The list of a batch holds the same items in the same order, however it is cut into pages. */
export const batchPageSizes = check<Case>({
  id: 'batches/page-sizes',
  title: 'The items of a batch are the same however the list is cut into pages',
  how: 'The finished batch is read as it comes, then in pages of two other sizes. The items must be the same, and so must their order by sequence_index.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.page-size-invariance',
    'pagination.cursor',
    'pagination.cursor-url-followable',
    'pagination.at-most-page-size',
  ],
  codes: {
    ...same_items_codes,
    'orders-differ': {
      clause: 'pagination.page-size-invariance',
      message: 'The list of a batch in one order shows its items in another when it is cut into other pages.',
    },
    'page-too-long': {
      clause: 'pagination.at-most-page-size',
      message: 'A page of batch items holds more than the size that was asked for.',
    },
    'cursor-without-effect': {
      clause: 'pagination.cursor',
      message: 'The cursor URL of the first page of batch items leads to the first page again.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems'],
  needs: { principals: ['owner'] },
  cases: () =>
    drawn(
      fc.record({
        page_size: fc.integer({ min: 1, max: 7 }),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      6,
    ),
  async run(ctx, { page_size, direction }) {
    if (lacksSize(ctx.facts, 'listBatchItems')) ctx.stop('not-claimed', 'the list of batch items takes no page size');
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    const is_sorted = isOffered(ctx.facts, 'sort', 'sequence_index', 'listBatchItems');
    const sort = is_sorted ? { sort: [{ field: 'sequence_index', direction }] } : {};
    const size = sizeFor(ctx.facts, page_size, items);
    await readList(ctx, batch_id, { ...sort, page_size: size }, 'one');
    await readList(ctx, batch_id, { ...sort, page_size: sizeFor(ctx.facts, size + 3, items) }, 'other');
  },
  control(evidence) {
    const ends = ['one', 'other'].map((step) => batchList(evidence, step).walk.ended);
    const given_up = ends.includes('unfinished') ? 'the list was given up before its end' : undefined;
    // Faults of the list as it comes are findings of their own.
    return (
      serverError(evidence) ??
      (judgeWhole(evidence, uncounted).length > 0 ? undefined : (unreadList(evidence) ?? given_up))
    );
  },
  judge(evidence, tally) {
    const whole = judgeWhole(evidence, tally);
    if (whole.length > 0) return whole;
    const { items } = batchList(evidence, 'all');
    const walks = ['one', 'other'].map((step) => batchList(evidence, step).walk);
    const stuck = judgeStuck(evidence, tally);
    if (stuck.length > 0) return stuck;
    const lost = walks.flatMap((walk) => judgeSameItems(evidence, walk, items, tally));
    return lost.length > 0 ? lost : [...judgeOneOrder(evidence, tally), ...judgeFill(evidence, tally)];
  },
  observe: (evidence) => [
    ...observePages(batchList(evidence, 'one').walk),
    ...observeUsualSize(evidence),
    ...observeShort(evidence),
  ],
});

/** The list as it comes ends, and shows no item twice. */
function judgeWhole(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { walk, items } = batchList(evidence, 'all');
  return judgeSameItems(evidence, walk, items, tally);
}

function judgeOneOrder(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [one, other] = ['one', 'other'].map((step) => batchList(evidence, step));
  const { direction } = evidence.case;
  const field = 'sequence_index';
  const [a, b] = [comparable(field, one!.items), comparable(field, other!.items)];
  // A target that ignores the sort may cut ties of its own order anew: then only the items are compared.
  const is_sorted = [a, b].some((items) => items.length > 1 && firstBackward(field, items, direction) < 0);
  const is_distinct = new Set(a.map((item) => Number(item[field]))).size === a.length;
  if (!is_sorted || !is_distinct) return [];
  return tally.holds(idsOf(a).join() === idsOf(b).join(), 'orders-differ', {
    at: other!.walk.pages[0]?.exchange,
    expected: idsOf(a),
    actual: idsOf(b),
    pointer: '/items',
  });
}

/** Sizes are open on this list, so that only one within declared bounds must be kept to. */
function judgeFill(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  if (!Array.isArray(chosen(evidence.facts.choices, 'lists.page_size_bounds', 'listBatchItems'))) return [];
  const exchanges = [...stepsOf(evidence, 'one'), ...stepsOf(evidence, 'other')];
  // Cursor URLs need not keep the size.
  const overfull = exchanges.find(({ step, request: { query }, decoded }) => {
    const { page_size } = query;
    if (!step.endsWith('/1') || typeof page_size !== 'number') return false;
    return tally.compared((decoded?.page?.items.length ?? 0) > page_size);
  });
  if (!overfull) return [];
  return tally.broken('page-too-long', {
    at: overfull,
    expected: `at most ${String(overfull.request.query.page_size)} items`,
    actual: `${overfull.decoded?.page?.items.length} items`,
    pointer: '/items',
  });
}

/** A walk that never leaves page one of a list which goes on shows that cursors lead nowhere. */
function judgeStuck(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { walk } = batchList(evidence, 'one');
  const [page_one, page_two] = walk.pages;
  const is_same = page_one && page_two && page_one.ids.length > 0 && page_one.ids.join() === page_two.ids.join();
  if (!is_same) return [];
  return tally.broken('cursor-without-effect', {
    at: page_two.exchange,
    expected: 'the items after the first page',
    actual: page_two.ids,
    pointer: '/items',
  });
}

function observeUsualSize(evidence: Evidence<Case>): Observation[] {
  const lengths = batchList(evidence, 'all').walk.pages.map((page) => page.ids.length);
  const full = lengths.slice(0, -1);
  // Pages of one length, and the last no longer: where pages may be short, they tell nothing.
  if (full.length < 2 || full.some((length) => length !== full[0]) || lengths.at(-1)! > full[0]!) return [];
  return [{ choice: 'lists.default_page_size', operation: 'listBatchItems', value: full[0] }];
}

function observeShort(evidence: Evidence<Case>): Observation[] {
  const { page_size } = stepsOf(evidence, 'one')[0]?.request.query ?? {};
  const [first, ...between] = batchList(evidence, 'one').walk.pages.slice(0, -1);
  if (!first || typeof page_size !== 'number') return [];
  // A cursor URL need not carry the size, so that page one alone tells of it.
  const is_short = first.ids.length < page_size;
  const is_empty = [first, ...between].some((page) => page.ids.length === 0);
  const value = is_empty ? 'empty' : is_short ? 'short' : 'never';
  return [{ choice: 'lists.short_pages', operation: 'listBatchItems', value }];
}
