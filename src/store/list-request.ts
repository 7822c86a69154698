/** A list request, checked against its collection and brought to what the walk through the rows needs to know. */
import { type CollectionDescriptor, constantFields } from './collections.ts';
import { kindOf, readTerm, type Term } from './conditions.ts';
import { ListRefusal, type ListRequest, type Position } from './store.ts';
import { type Bound, type Kind, readPosition } from './values.ts';

/** A column that rows are ordered by, as this walk goes through it. */
export interface OrderColumn {
  field: string;
  kind: Kind;
  descending: boolean;
  /** Where the walk begins; absent when at the end of the list. */
  from?: Bound;
}

export interface ListQuery {
  collection: CollectionDescriptor;
  live_only: boolean;
  backward: boolean;
  terms: readonly Term[];
  /** That of `terms` which says whose list it is, in a collection that has a scope field. */
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
  const columns: OrderColumn[] = [];
  const key: OrderColumn = {
    field: collection.key,
    kind: kindOf(collection, collection.key),
    descending: request.backward,
  };
  if (from) key.from = from.key;
  for (const [index, { field, direction }] of request.sort.entries()) {
    key.descending = (direction === 'desc') !== request.backward;
    // Nothing is left to order after the key, nor by a field whose value all rows share or that came before.
    if (field === key.field) break;
    if (one_value.has(field)) continue;
    one_value.add(field);
    const column: OrderColumn = { field, kind: kindOf(collection, field), descending: key.descending };
    if (from) column.from = from.values[index]!;
    columns.push(column);
  }
  return { collection, live_only, backward: request.backward, terms, ...(scope && { scope }), columns, key };
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
