/**
 * Rules for every page size, order and direction of a list of batch items, compared with the same list read to its end
 * (`all/1` and so on).
 */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { type BatchItem, batchList, idsOf } from './batch-items.ts';
import { instantOf, isSet } from './values.ts';
import { judgeComplete, type WalkResult, walk_codes } from './walk.ts';

/** Of `judgeSameItems`. */
export const same_items_codes = {
  ...walk_codes,
  'item-not-in-whole-list': {
    clause: 'pagination.walk-complete',
    message: 'A list cut into other pages shows items that the whole list of the batch does not have.',
  },
} satisfies Codes;

/** Each item of the whole list once, and none besides. */
export function judgeSameItems(
  evidence: Pick<Evidence, 'exchanges'>,
  walk: WalkResult,
  expected: readonly BatchItem[],
  tally: Tally,
): Mismatch[] {
  const met = new Set(walk.pages.flatMap((page) => page.ids));
  const wanted = new Set(idsOf(expected));
  const missing = [...wanted].filter((id) => !met.has(id));
  const known = new Set(idsOf(batchList(evidence, 'all').items));
  const strange = [...met].filter((id) => tally.compared(!known.has(id)));
  const where = { at: walk.pages.at(-1)?.exchange, pointer: '/items', expected: [...wanted] };
  const given = [...wanted].filter((id) => met.has(id));
  const actual = { missing, pages: walk.pages.map((page) => page.ids.length) };
  return [
    ...judgeComplete(walk, given, tally),
    ...(missing.length > 0 && walk.ended === 'end' ? tally.broken('item-missing', { ...where, actual }) : []),
    ...(strange.length > 0 ? tally.broken('item-not-in-whole-list', { ...where, actual: strange }) : []),
  ];
}

/**
 * Numbers and times by their size, and texts of `[a-z0-9]`, on whose order every target agrees; undefined for all else.
 */
function orderOf(field: string, value: unknown): number | string | undefined {
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
