/**
 * Conditions as SQL. All of them compare by the kind of their field, with values bound as parameters, never spliced.
 *
 * - `eq`, `ne`: `ne` holds exactly where `eq` does not, so rows without a value are among those that differ from a value.
 * - `gt`, `gte`, `lt`, `lte`, `in`, `like`: never hold for a row without a value.
 * - `like`: see `like.ts`; on text, ids and timestamps. Case matters, except in ids.
 */
import type { Condition, Operator } from '../choices/canonical.ts';
import type { CollectionDescriptor } from './collections.ts';
import { ListRefusal } from './store.ts';
import { type Bound, type Kind, readCondition } from './values.ts';

/** A piece of SQL with the parameters of its question marks. */
export interface Fragment {
  sql: string;
  params: readonly Bound[];
}

export function fragment(sql: string, ...params: Bound[]): Fragment {
  return { sql, params };
}

export function joinFragments(fragments: readonly Fragment[], separator: string): Fragment {
  return { sql: fragments.map(({ sql }) => sql).join(separator), params: fragments.flatMap(({ params }) => params) };
}

/** A condition that was found to be one of this collection's. */
export interface Term {
  field: string;
  kind: Kind;
  operator: Operator;
  /** One value, or those of `in`; a pattern for `like`. */
  values: readonly Bound[];
}

/** Words of SQL in which the engines differ. All that they have in common stands here and in `list-sql.ts`. */
export interface ListDialect {
  /** Column that a list tells of a row: its number, which stands in the index, where rows are kept by that; else its record. */
  row: '_seq' | '_record';
  /** Turns a parameter into what a column of the kind holds. */
  value(kind: Kind, parameter: string): string;
  /** No value of such a column is less. */
  lowest(kind: Kind): string;
  /** @param seek whether the engine may look values of the condition up in an index on the field */
  column(field: string, seek: boolean): string;
  isIn(column: string, term: Term): Fragment;
  isLike(column: string, term: Term): Fragment;
}

/** @throws ListRefusal */
export function kindOf(collection: CollectionDescriptor, field: string): Kind {
  if (Object.hasOwn(collection.fields, field)) return collection.fields[field]!;
  throw new ListRefusal('unknown_field', field, `${collection.name} have no field ${JSON.stringify(field)}`);
}

/** @throws ListRefusal */
export function readTerm(collection: CollectionDescriptor, { field, operator, value }: Condition): Term {
  const kind = kindOf(collection, field);
  const refuse = (what: string) => new ListRefusal('bad_value', field, `${field}.${operator}: ${what}`);
  if (Array.isArray(value) !== (operator === 'in'))
    throw refuse(operator === 'in' ? 'takes a list' : 'takes one value');
  if (value === null) {
    if (operator !== 'eq' && operator !== 'ne') throw refuse('takes no null');
    return { field, kind, operator, values: [null] };
  }
  if (operator === 'like') {
    if (kind !== 'text' && kind !== 'uuid' && kind !== 'timestamp') {
      throw new ListRefusal('bad_operator', field, `${field} is no text and cannot be compared by like`);
    }
    const pattern = String(value).toWellFormed();
    return { field, kind, operator, values: [kind === 'uuid' ? pattern.toLowerCase() : pattern] };
  }
  const values = [value].flat().map((text: string) => {
    const bound = readCondition(kind, text);
    if (bound === undefined) throw refuse(`${JSON.stringify(text)} is no ${kind}`);
    return bound;
  });
  return { field, kind, operator, values };
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** @param seek whether the engine may look the values up in an index on the field */
export function termSql(term: Term, seek: boolean, dialect: ListDialect): Fragment {
  const { field, kind, operator, values } = term;
  const column = dialect.column(field, seek);
  const parameter = dialect.value(kind, '?');
  switch (operator) {
    case 'eq':
      return values[0] === null ? fragment(`${column} IS NULL`) : fragment(`${column} = ${parameter}`, ...values);
    case 'ne':
      return values[0] === null
        ? fragment(`${column} IS NOT NULL`)
        : fragment(`${column} IS DISTINCT FROM ${parameter}`, ...values);
    case 'in':
      return dialect.isIn(column, term);
    case 'like':
      return dialect.isLike(column, term);
    default:
      return fragment(`${column} ${comparisons[operator]} ${parameter}`, ...values);
  }
}

/** True where only rows with a value in the field can meet the term. */
export function excludesNull({ operator, values }: Term): boolean {
  return operator === 'ne' ? values[0] === null : operator !== 'eq' || values[0] !== null;
}
