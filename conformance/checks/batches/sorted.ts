import { chosen } from '../../../src/choices/choices.ts';
import { batchOf, itemsRequest, pageSizeQuery, readAll, readList } from '../../acts/finished-batch.ts';
import { walk } from '../../acts/walk.ts';
import { type BatchItem, batchList, idsOf, unreadList } from '../../models/batch-items.ts';
import { comparable, firstBackward, judgeSameItems, orderOf, sameItemsCodes } from '../../models/batch-walks.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, serverError, stepsOf } from '../../models/steps.ts';
import { order_codes } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  field: string;
}

const directions = ['asc', 'desc'] as const;
/** Some of those that lead back may be empty. */
const max_pages = 5;
/** By its values, which are distinct, pages of one order can be told from those of another. */
const distinct_field = 'sequence_index';

/**
 * The batch in both directions of a field, in small pages. An order is judged on values that every target orders alike:
 * numbers, times, and texts of `[a-z0-9]` of one length; equal ones are a set, and items without a value stand
 * anywhere.
 */
export const batchSorted = check<Case>({
  id: 'batches/sorted',
  title: 'A sorted list of batch items comes in the order asked for, with every item once',
  how: 'The finished batch is read rising and falling by each field, over all pages and by first and previous of the last. Fields may be refused or ignored.',
  clauses: ['sorting.order', 'pagination.ties-kept', 'pagination.cursor-keeps-query', 'pagination.first-starts-again'],
  codes: {
    // A walk that does not end, or is refused, is the finding of `batches/page-sizes`; here its items are missing.
    ...sameItemsCodes('pagination.ties-kept'),
    ...order_codes,
    'order-lost': {
      clause: 'pagination.cursor-keeps-query',
      message: 'A later page of a sorted list is out of order, and the first page is in order.',
    },
    'first-unsorted': {
      clause: 'pagination.first-starts-again',
      message: 'The first URL of the last page of sorted batch items leads to a list in another order.',
    },
    'previous-unsorted': {
      clause: 'pagination.cursor-keeps-query',
      message: 'The previous URL of the last page of sorted batch items does not lead to those before it.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems'],
  needs: { principals: ['owner'] },
  cases: () =>
    table(['sequence_index', 'created_at', 'client_ref', 'cost', 'completed_at'].map((field) => ({ field }))),
  async run(ctx, { field }) {
    const unsorted = `the target does not sort batch items by ${field}, as the specification permits`;
    if (!isOffered(ctx.facts, 'sort', field, 'listBatchItems')) ctx.stop('not-claimed', unsorted);
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    for (const direction of directions) {
      const query = { sort: [{ field, direction }], ...pageSizeQuery(ctx.facts, 3, items) };
      const pages = await readList(ctx, batch_id, query, direction);
      const last = pages.at(-1);
      const { first, previous } = last?.decoded?.page ?? {};
      if (field !== distinct_field || direction !== 'asc' || !last || pages.length < 3) continue;
      if (typeof previous === 'string') {
        const filled_pages = last.decoded!.page!.items.length > 0 ? 2 : 1;
        const request = itemsRequest(batch_id, query);
        await walk(ctx, {
          caller: 'owner',
          request,
          step: 'back',
          link: 'previous',
          from: last,
          filled_pages,
          max_pages,
        });
      }
      if (typeof first === 'string') await ctx.followToPage('owner', first, last, 'again');
    }
  },
  control(evidence, found) {
    const unread = serverError(evidence) ?? unreadList(evidence, 2);
    if (unread !== undefined || found.length > 0) return unread;
    const { field } = evidence.case;
    const values = comparable(field, batchList(evidence, 'all').items).map((item) => orderOf(field, item[field]));
    // Ties are judged all the same: that no item is lost among them.
    if (new Set(values).size < 2 || isTaken(evidence)) return undefined;
    const reason = `the target ignores a sort of batch items by ${field}, as the specification permits`;
    return { verdict: 'not-claimed', reason };
  },
  judge(evidence, tally) {
    const found = [...judgeLost(evidence, tally), ...judgeOrders(evidence, tally)];
    return found.length > 0 || !isTaken(evidence) ? found : judgeLed(evidence, tally);
  },
});

/**
 * In a list that came in order, `first` of the last page leads to its beginning, and `previous` to the items right before
 * that page. The length of the pages, and the order within one that is reached backwards, are open.
 */
function judgeLed(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { walk: rising, items } = batchList(evidence, 'asc');
  const shown = rising.pages.filter((page) => page.items.length > 0);
  const last = shown.at(-1);
  const values = new Set(
    comparable(distinct_field, items).map((item) => orderOf(distinct_field, item[distinct_field])),
  );
  if (rising.ended !== 'end' || !last || values.size < items.length) return [];
  const ids = idsOf(items);
  const place = ids.indexOf(last.ids[0]!);
  const expected = `${distinct_field} rising`;
  const again = exchangeAt(evidence, 'again');
  const begun = idsOf(again?.decoded?.page?.items ?? []);
  if (again && tally.compared(begun.join() !== ids.slice(0, begun.length).join())) {
    return tally.broken('first-unsorted', { at: again, expected, actual: begun, pointer: '/first' });
  }
  const back = stepsOf(evidence, 'back').map((exchange) => ({ exchange, page: exchange.decoded?.page }));
  const found =
    back.find(({ page }) => (page?.items.length ?? 0) > 0) ?? back.find(({ page }) => page?.previous === null);
  if (!found) return [];
  const before = idsOf(found.page?.items ?? []);
  // An empty last page has that one before it.
  const end = rising.pages.at(-1) === last ? place : ids.length;
  const wanted = ids.slice(Math.max(0, end - before.length), end);
  const is_before = before.length > 0 && before.toSorted().join() === wanted.toSorted().join();
  const there = { expected, actual: before, pointer: '/previous' };
  return tally.holds(is_before, 'previous-unsorted', { at: found.exchange, ...there });
}

function judgeLost(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { items } = batchList(evidence, 'all');
  return directions.flatMap((direction) => judgeSameItems(evidence, batchList(evidence, direction).walk, items, tally));
}

function inOrder(evidence: Evidence<Case>, direction: 'asc' | 'desc'): BatchItem[] {
  return comparable(evidence.case.field, batchList(evidence, direction).items);
}

/** The two directions of a sort that is ignored are one list, read twice with pages of one size. */
function isTaken(evidence: Evidence<Case>): boolean {
  const { field } = evidence.case;
  const [rising, falling] = directions.map((one) => inOrder(evidence, one).map((item) => orderOf(field, item[field])));
  return JSON.stringify(rising) !== JSON.stringify(falling);
}

function isPromised({ choices }: Facts, field: string): boolean {
  const offered = chosen(choices, 'lists.queryable_fields', 'listBatchItems')?.sort;
  const is_offered = offered === 'scalars' || (Array.isArray(offered) && offered.includes(field));
  return is_offered || chosen(choices, 'lists.unknown_sort', 'listBatchItems') === 'refused';
}

function judgeOrders(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { field } = evidence.case;
  const is_taken = isTaken(evidence);
  if (!is_taken && !isPromised(evidence.facts, field)) return [];
  return directions.flatMap((direction) => {
    const items = inOrder(evidence, direction);
    const index = firstBackward(field, items, direction);
    if (index < 0) return [];
    const { pages } = batchList(evidence, direction).walk;
    const page = pages.findIndex(({ ids }) => ids.includes(String(items[index]!.id)));
    // Page one is in order, so that what continues it is another list.
    const is_lost = page > 0 && firstBackward(field, comparable(field, pages[0]!.items), direction) < 0;
    const [before, after] = [items[index - 1]![field], items[index]![field]];
    const code = is_lost && !isRestarted(evidence, direction, page) ? 'order-lost' : 'out-of-order';
    return tally.broken(code, {
      at: pages[page]?.exchange,
      ...(!is_taken && { level: 'declared' }),
      message: `the batch items sorted by ${field}:${direction} show ${JSON.stringify(after)} after ${JSON.stringify(before)}`,
      expected: `${field} ${direction === 'asc' ? 'rising' : 'falling'}`,
      actual: items.map((item) => item[field]),
      pointer: '/items',
    });
  });
}

/** Each page is in order on its own: the order holds, and not over all pages. */
function isRestarted(evidence: Evidence<Case>, direction: 'asc' | 'desc', page: number): boolean {
  const { field } = evidence.case;
  const { items } = batchList(evidence, direction).walk.pages[page]!;
  const own = comparable(field, items);
  return own.length > 1 && firstBackward(field, own, direction) < 0 && idsOf(own).length === items.length;
}
