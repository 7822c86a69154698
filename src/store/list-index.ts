/** Choice of the index that a list is read by. Every choice gives the same rows; it only decides what they cost. */
import { type CollectionDescriptor, indexedFields } from './collections.ts';
import type { Term } from './conditions.ts';
import type { ListQuery } from './list-request.ts';
import { groupIndex, orderIndex } from './schema.ts';

export interface IndexChoice {
  name: string;
  /** The term whose rows are looked up and then sorted; absent where the index is walked in list order. */
  sought?: Term;
}

export interface RowCounts {
  /** Of the whole collection, at least; found at once. */
  all(): number;
  /** Of the organization's rows that meet all the terms, by the index named; stops at the limit. */
  meeting(terms: readonly Term[], index: string, limit: number): number;
}

/**
 * Up to so many rows are looked up by their term and then sorted; above it the list is walked in order and the term tried
 * on each row. Where `m` of `n` rows meet it, the one handles `m` rows at about 3.5 us each, the other `page_size * n / m`
 * at half of that. Counting costs 0.1 us a row, so it ends at 1,000.
 */
function fewRows(page_size: number, all: number): number {
  return Math.min(1_000, Math.sqrt((page_size * all) / 2));
}

/** @returns undefined where no index holds all rows: deleted rows are to be shown too, or rows as they were */
export function chooseIndex(query: ListQuery, page_size: number, counts: RowCounts): IndexChoice | undefined {
  const { collection, live_only, as_of, terms, scope } = query;
  if ((collection.soft_deletable && !live_only) || as_of !== undefined) return undefined;
  const walk = walkIndex(query);
  const candidates = terms.filter(
    (term) => term !== walk.term && isSeekable(collection, term) && !isServedByOrder(query, term),
  );
  if (candidates.length === 0) return { name: walk.name };
  const limit = Math.ceil(fewRows(page_size, counts.all()));
  for (const term of candidates) {
    const name = orderIndex(collection, term.field);
    if (counts.meeting(scope ? [scope, term] : [term], name, limit) < limit) return { name, sought: term };
  }
  return { name: walk.name };
}

/** The index in list order, and the term whose rows stand together in it. */
function walkIndex({ collection, terms, columns, key }: ListQuery): { name: string; term?: Term } {
  const first = columns[0];
  const equal = (fields: readonly string[]) =>
    terms.find(({ field, operator }) => operator === 'eq' && fields.includes(field));
  const group = first?.field === collection.default_order ? equal(collection.grouping_fields) : undefined;
  if (group) return { name: groupIndex(collection, group.field), term: group };
  const term = first ? undefined : (equal([collection.key]) ?? equal(indexedFields(collection)));
  const name = orderIndex(collection, (first ?? term ?? key).field);
  return term ? { name, term } : { name };
}

function isSeekable(collection: CollectionDescriptor, { field, operator }: Term): boolean {
  return (
    operator !== 'ne' && operator !== 'like' && (field === collection.key || indexedFields(collection).includes(field))
  );
}

/** A range of the first sort key is a range of the walked index itself. */
function isServedByOrder({ columns, key }: ListQuery, { field, operator }: Term): boolean {
  return field === (columns[0] ?? key).field && operator !== 'in' && operator !== 'eq';
}
