import { chosen } from '../../../src/choices/choices.ts';
import { type BatchItem, batchList, idsOf, unreadList } from '../../models/batch-items.ts';
import { comparable, firstBackward, judgeSameItems, orderOf } from '../../models/batch-walks.ts';
import { isOffered } from '../../models/queryable.ts';
import { serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';
import { batchOf, pageSizeQuery, readAll, readList } from './finished-batch.ts';

interface Case {
  field: string;
}

const directions = ['asc', 'desc'] as const;

/**
 * The batch in both directions of a field, in small pages. An order is judged on values that every target orders alike:
 * numbers, times, and texts of `[a-z0-9]` of one length; equal ones are a set, and items without a value stand
 * anywhere.
 */
export const batchSorted = check<Case>({
  id: 'batches/sorted',
  title: 'A sorted list of batch items comes in the order asked for, with every item once',
  how: 'Reads the finished batch whole and then rising and falling by one of its fields, in small pages. A field that the target refuses or ignores is permitted; one whose two directions differ is taken, and must come in order over all pages.',
  clauses: ['sorting.order', 'pagination.ties-kept', 'pagination.cursor-keeps-query'],
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
      await readList(ctx, batch_id, { sort: [{ field, direction }], ...pageSizeQuery(ctx.facts, 3, items) }, direction);
    }
  },
  control(evidence) {
    const unread = serverError(evidence) ?? unreadList(evidence, 2);
    const found = [...judgeLost(evidence, uncounted), ...judgeOrders(evidence)];
    if (unread !== undefined || found.length > 0) return unread;
    const { field } = evidence.case;
    const values = comparable(field, batchList(evidence, 'all').items).map((item) => orderOf(field, item[field]));
    // Ties are judged all the same: that no item is lost among them.
    if (new Set(values).size < 2 || isTaken(evidence)) return undefined;
    const reason = `the target ignores a sort of batch items by ${field}, as the specification permits`;
    return { verdict: 'not-claimed', reason };
  },
  judge: (evidence, tally) => [...judgeLost(evidence, tally), ...judgeOrders(evidence)],
});

function judgeLost(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { items } = batchList(evidence, 'all');
  return directions.flatMap((direction) => {
    const { walk } = batchList(evidence, direction);
    return judgeSameItems(evidence, walk, items, tally, 'pagination.ties-kept').map((found) => ({
      ...found,
      // A walk that does not end, or is refused, is the finding of `batches/page-sizes`; here its items are missing.
      clause: 'pagination.ties-kept',
    }));
  });
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

function judgeOrders(evidence: Evidence<Case>): Mismatch[] {
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
    return [
      {
        ...(is_lost && !isRestarted(evidence, direction, page)
          ? { code: 'order-lost', clause: 'pagination.cursor-keeps-query' }
          : { code: 'out-of-order', clause: 'sorting.order' }),
        ...(is_taken ? {} : { level: 'declared' as const }),
        message: `the batch items sorted by ${field}:${direction} show ${JSON.stringify(after)} after ${JSON.stringify(before)}`,
        expected: `${field} ${direction === 'asc' ? 'rising' : 'falling'}`,
        actual: items.map((item) => item[field]),
        operation: 'listBatchItems' as const,
        pointer: '/items',
        exchange: pages[page]?.exchange.number,
      },
    ];
  });
}

/** Each page is in order on its own: the order holds, and not over all pages. */
function isRestarted(evidence: Evidence<Case>, direction: 'asc' | 'desc', page: number): boolean {
  const { field } = evidence.case;
  const { items } = batchList(evidence, direction).walk.pages[page]!;
  const own = comparable(field, items);
  return own.length > 1 && firstBackward(field, own, direction) < 0 && idsOf(own).length === items.length;
}
