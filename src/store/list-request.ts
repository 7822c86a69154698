/** A list request, checked against its collection and brought to what the walk through the rows needs to know. */
import type { SortKey } from '../choices/canonical.ts';
import { type CollectionDescriptor, constantFields } from './collections.ts';
import { kindOf, readTerm, type Term } from './conditions.ts';
import { type ListOrder, ListRefusal, type ListRequest, type Position, reference_order } from './store.ts';
import { type Bound, type Kind, readPosition } from './values.ts';

/** A column that rows are ordered by, as this walk goes through it. */
export interface OrderColumn {
  field: string;
  kind: Kind;
  descending: boolean;
  /** Set where rows without a value are met before those with one. */
  nulls_first: boolean;
  /** Set where the case of text does not matter. */
  folded: boolean;
  /** Values to order rows by in the place of some. */
  words?: ReadonlyMap<string, string>;
  /** Start of the walk; absent at the end of the list. */
  from?: Bound;
}

export interface ListQuery {
  collection: CollectionDescriptor;
  live_only: boolean;
  /** See `ListRequest`; absent too where the collection has nothing that tells what was there then. */
  as_of?: string;
  terms: readonly Term[];
  /** The one of `terms` that names the owner of the list, in a collection with a scope field. */
  scope?: Term;
  columns: readonly OrderColumn[];
  key: OrderColumn;
}

/** @throws ListRefusal */
export function readListRequest(collection: CollectionDescriptor, request: ListRequest): ListQuery {
  const terms = request.conditions.map((condition) => readTerm(collection, condition));
  const live_only = collection.soft_deletable && request.deleted === 'left_out';
  const scope = terms.find(({ field, operator }) => field === collection.scope_field && operator === 'eq');
  if (collection.scope_field !== undefined && !scope) {
    throw new ListRefusal(
      'bad_value',
      collection.scope_field,
      `${collection.name} are listed by ${collection.scope_field}.eq`,
    );
  }
  const from = readPlace(collection, request.sort, request.after);
  const one_value = new Set([
    ...(live_only ? constantFields(collection) : []),
    ...terms.filter(({ operator }) => operator === 'eq').map(({ field }) => field),
  ]);
  const { order = reference_order, backward } = request;
  const columnOf = (field: string, direction: SortKey['direction'], value: Bound | undefined): OrderColumn => {
    const kind = kindOf(collection, field);
    const words = order.words?.[field];
    return {
      field,
      kind,
      descending: (direction === 'desc') !== backward,
      nulls_first: isNullFirst[order.nulls](direction) !== backward,
      folded: kind === 'text' && order.text === 'case_insensitive',
      ...(words && { words }),
      ...(from && { from: words?.get(String(value)) ?? value }),
    };
  };
  const columns: OrderColumn[] = [];
  const last = request.sort.at(-1);
  let key_direction = last ? tieDirection[order.ties](last.direction) : 'asc';
  for (const [index, { field, direction }] of request.sort.entries()) {
    const column = columnOf(field, direction, from?.values[index]);
    // Nothing is left to order after the key, nor by a field whose value all rows share or that came before.
    if (field === collection.key && !column.folded) {
      key_direction = direction;
      break;
    }
    if (one_value.has(field)) continue;
    one_value.add(field);
    columns.push(column);
  }
  const key = { ...columnOf(collection.key, key_direction, from?.key), folded: false };
  return { collection, live_only, ...pastOf(collection, request), terms, ...(scope && { scope }), columns, key };
}

/** True where rows without a value come first in a list of this direction. */
const isNullFirst: Readonly<Record<ListOrder['nulls'], (direction: SortKey['direction']) => boolean>> = {
  last: () => false,
  first: () => true,
  lowest: (direction) => direction === 'asc',
  highest: (direction) => direction === 'desc',
};

/** The direction of ties, by that of the last sort key. */
const tieDirection: Readonly<Record<ListOrder['ties'], (direction: SortKey['direction']) => SortKey['direction']>> = {
  with_sort: (direction) => direction,
  against_sort: (direction) => (direction === 'asc' ? 'desc' : 'asc'),
  ascending: () => 'asc',
};

function pastOf(
  { fields, soft_deletable }: CollectionDescriptor,
  { as_of }: Pick<ListRequest, 'as_of'>,
): Pick<ListQuery, 'as_of'> {
  return as_of !== undefined && (soft_deletable || Object.hasOwn(fields, 'created_at')) ? { as_of } : {};
}

function readPlace(
  collection: CollectionDescriptor,
  sort: ListRequest['sort'],
  after: Position | undefined,
): { values: (Bound | undefined)[]; key: Bound } | undefined {
  const kinds = sort.map(({ field }) => kindOf(collection, field));
  if (!after) return undefined;
  const values = kinds.map((kind, index) => readPosition(kind, after.values[index]));
  const key = readPosition(kindOf(collection, collection.key), after.id);
  if (after.values.length !== sort.length || values.includes(undefined) || key === undefined || key === null) {
    throw new ListRefusal('bad_position', undefined, `the position is none of ${collection.name} in this order`);
  }
  return { values, key };
}

/** The place of a row that the collection listed. @throws ListRefusal for a field that it does not have */
export function positionIn(collection: CollectionDescriptor, row: object, sort: ListRequest['sort']): Position {
  const values = row as Record<string, string | number | boolean | null | undefined>;
  for (const { field } of sort) kindOf(collection, field);
  return { values: sort.map(({ field }) => values[field] ?? null), id: String(values[collection.key]) };
}
