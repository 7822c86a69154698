/**
 * What every page size, order and direction of a list of batch items must keep, compared with the same list read to its
 * end (`all/1` and so on).
 */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Tally } from '../suite/tally.ts';
import { type BatchItem, batchList, idsOf } from './batch-items.ts';
import { instantOf, isSet } from './values.ts';
import { judgeComplete, type WalkResult } from './walk.ts';

/**
 * Each item of the whole list once, and none besides: `item-missing`, `item-repeated`, `item-strange` and those of
 * walks.
 */
export function judgeSameItems(
  evidence: Pick<Evidence, 'exchanges'>,
  walk: WalkResult,
  expected: readonly BatchItem[],
  tally: Tally,
  clause = 'pagination.walk-complete',
): Mismatch[] {
  const met = new Set(walk.pages.flatMap((page) => page.ids));
  const wanted = new Set(idsOf(expected));
  const missing = [...wanted].filter((id) => !met.has(id));
  const known = new Set(idsOf(batchList(evidence, 'all').items));
  const strange = [...met].filter((id) => tally.compared(!known.has(id)));
  const where = {
    operation: 'listBatchItems' as const,
    pointer: '/items',
    exchange: walk.pages.at(-1)?.exchange.number,
  };
  const found = judgeComplete(
    walk,
    [...wanted].filter((id) => met.has(id)),
    tally,
    clause,
  );
  if (missing.length > 0 && walk.ended === 'end') {
    found.push({
      code: 'item-missing',
      clause,
      message: 'an item that the whole list of the batch shows is not met when the list is cut into other pages',
      expected: [...wanted],
      actual: { missing, pages: walk.pages.map((page) => page.ids.length) },
      ...where,
    });
  }
  if (strange.length > 0) {
    const message = 'a list cut into other pages shows items that the whole list of the batch does not have';
    found.push({ code: 'item-strange', clause, message, expected: [...wanted], actual: strange, ...where });
  }
  return found;
}

/**
 * Numbers and times by their size, and texts of `[a-z0-9]`, on whose order every target agrees; undefined for all else.
 */
export function orderOf(field: string, value: unknown): number | string | undefined {
  if (!isSet(value)) return undefined;
  if (field === 'cost' || field === 'sequence_index') return Number.isNaN(Number(value)) ? undefined : Number(value);
  if (field.endsWith('_at')) return Number.isNaN(instantOf(value)) ? undefined : instantOf(value);
  return typeof value === 'string' && /^[a-z0-9]+$/.test(value) ? value : undefined;
}

/** The items whose values can be compared: texts of one length only, of which the most have. */
export function comparable(field: string, items: readonly BatchItem[]): BatchItem[] {
  const values = items.filter((item) => orderOf(field, item[field]) !== undefined);
  const lengthOf = (item: BatchItem) => {
    const order = orderOf(field, item[field]);
    return typeof order === 'string' ? order.length : 0;
  };
  const groups = Object.values(Object.groupBy(values, (item) => String(lengthOf(item))));
  return groups.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
}

/** The first item that stands before its place in the order asked for, by its index; -1 where there is none. */
export function firstBackward(field: string, items: readonly BatchItem[], direction: 'asc' | 'desc'): number {
  return items.findIndex((item, index) => {
    const before = items[index - 1];
    if (!before) return false;
    const [a, b] = [orderOf(field, before[field])!, orderOf(field, item[field])!];
    return direction === 'asc' ? a > b : a < b;
  });
}
