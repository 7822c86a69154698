/** Oracle of lists: an array, filtered, sorted and cut by the prose of `store.ts` and `conditions.ts`, without SQL. */
import type { Condition } from '../choices/canonical.ts';
import type { CollectionDescriptor } from './collections.ts';
import { type ListOrder, type ListRequest, type ListSlice, type Position, reference_order } from './store.ts';
import type { Kind } from './values.ts';

export type ModelRow = Readonly<Record<string, string | number | boolean | null>>;

/** The right slice of a list of these rows (of one organization). */
export function modelSlice(
  collection: CollectionDescriptor,
  rows: readonly ModelRow[],
  request: Omit<ListRequest, 'collection' | 'organization'>,
): ListSlice<ModelRow> {
  const order = orderOf(collection, request);
  const matching = (request.as_of === undefined ? rows : rowsAsOf(collection, rows, request.as_of))
    .filter((row) => request.deleted === 'shown' || (row.deleted_at ?? null) === null)
    .filter((row) => request.conditions.every((condition) => meets(collection, row, condition)))
    .sort((a, b) => order(placeOf(collection, a, request.sort), placeOf(collection, b, request.sort)));
  const side = request.backward ? -1 : 1;
  const ahead = request.after
    ? matching.filter((row) => side * order(placeOf(collection, row, request.sort), request.after!) > 0)
    : matching;
  const page = request.backward ? ahead.slice(-request.page_size) : ahead.slice(0, request.page_size);
  return { rows: page, more: ahead.length > page.length };
}

export function placeOf(collection: CollectionDescriptor, row: ModelRow, sort: ListRequest['sort']): Position {
  return { values: sort.map(({ field }) => row[field] ?? null), id: String(row[collection.key]) };
}

function rowsAsOf(collection: CollectionDescriptor, rows: readonly ModelRow[], as_of: string): ModelRow[] {
  return rows
    .filter(({ created_at }) => String(created_at ?? '') <= as_of)
    .map((row) => {
      const is_deleted_since = collection.soft_deletable && row.deleted_at != null && row.deleted_at > as_of;
      return is_deleted_since ? { ...row, deleted_at: null, deleted_by: null } : row;
    });
}

function orderOf(
  collection: CollectionDescriptor,
  { sort, order = reference_order }: Pick<ListRequest, 'sort' | 'order'>,
) {
  return (a: Position, b: Position): number => {
    for (const [index, { field, direction }] of sort.entries()) {
      const [left, right] = [a.values[index]!, b.values[index]!];
      if (left === right) continue;
      if (left === null) return sideOfNull(order.nulls, direction);
      if (right === null) return -sideOfNull(order.nulls, direction);
      const kind = collection.fields[field]!;
      const case_matters = kind !== 'text' || order.text === 'code_point';
      const by_value = case_matters ? compare(kind, left, right) : withoutCase(String(left), String(right));
      if (by_value !== 0) return direction === 'asc' ? by_value : -by_value;
      // Two spellings of one decimal, or of one text where case does not matter, are a tie.
    }
    const by_key = compare(collection.fields[collection.key]!, a.id, b.id);
    const last = sort.at(-1)?.direction ?? 'asc';
    if (order.ties === 'ascending' || sort.length === 0) return by_key;
    return (last === 'asc') === (order.ties === 'with_sort') ? by_key : -by_key;
  };
}

/** 1 where a row without a value comes after one with a value, -1 where it comes before. */
function sideOfNull(nulls: ListOrder['nulls'], direction: 'asc' | 'desc'): 1 | -1 {
  if (nulls === 'last' || nulls === 'first') return nulls === 'last' ? 1 : -1;
  return (nulls === 'highest') === (direction === 'asc') ? 1 : -1;
}

function withoutCase(left: string, right: string): number {
  return byCodePoint(left.toLowerCase(), right.toLowerCase());
}

type Value = string | number | boolean;

function compare(kind: Kind, left: Value, right: Value): number {
  switch (kind) {
    case 'text':
      return byCodePoint(String(left), String(right));
    case 'uuid':
      return byCodePoint(String(left).toLowerCase(), String(right).toLowerCase());
    case 'timestamp':
      return microseconds(String(left)) - microseconds(String(right));
    default:
      return Number(left) - Number(right);
  }
}

function byCodePoint(left: string, right: string): number {
  const [a, b] = [[...left], [...right]];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = a[index]!.codePointAt(0)! - b[index]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Of an instant with at most six digits of fraction. */
function microseconds(text: string): number {
  const [, whole, fraction = '', zone] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(text)!;
  return Date.parse(`${whole}${zone}`) * 1000 + Number(fraction.padEnd(6, '0'));
}

function meets(collection: CollectionDescriptor, row: ModelRow, { field, operator, value }: Condition): boolean {
  const kind = collection.fields[field]!;
  const own = row[field] ?? null;
  const against = (text: string | null) => {
    if (own === null || text === null) return own === text ? 0 : undefined;
    return compare(kind, own, kind === 'boolean' ? text === 'true' : text);
  };
  if (operator === 'eq') return against(value as string | null) === 0;
  if (operator === 'ne') return against(value as string | null) !== 0;
  if (own === null) return false;
  if (operator === 'in') return (value as string[]).some((text) => against(text) === 0);
  if (operator === 'like') {
    const [text, pattern] = [String(own), String(value)];
    return kind === 'uuid'
      ? isLike([...text.toLowerCase()], [...pattern.toLowerCase()])
      : isLike([...text], [...pattern]);
  }
  const order = against(value as string)!;
  return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[operator];
}

export function isLike(text: readonly string[], pattern: readonly string[]): boolean {
  const [token, next] = pattern;
  if (token === undefined) return text.length === 0;
  if (token === '%' && next === '%') return isLike(text, pattern.slice(1));
  if (token === '%') return isLike(text, pattern.slice(1)) || (text.length > 0 && isLike(text.slice(1), pattern));
  if (text.length === 0) return false;
  if (token === '\\' && (next === '%' || next === '_' || next === '\\')) {
    return text[0] === next && isLike(text.slice(1), pattern.slice(2));
  }
  return (token === '_' || token === text[0]) && isLike(text.slice(1), pattern.slice(1));
}
