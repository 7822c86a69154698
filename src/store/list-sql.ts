/**
 * A list as SQL: keyset, never offset. Rows with a value in the first sort key and rows without one are walked as two
 * segments, each a range of one index that begins right at the position, so that a page costs the same at any depth.
 */
import { excludesNull, type Fragment, fragment, joined, type Term, termSql } from './conditions.ts';
import type { IndexChoice } from './list-index.ts';
import type { ListQuery, OrderColumn } from './list-request.ts';
import { lowestValue, sqlValue } from './values.ts';

/** The statements, in the order of the walk, without their limit. No index: SQLite finds its own way. */
export function segments(query: ListQuery, organization: number, index: IndexChoice | undefined): Fragment[] {
  const [first, ...rest] = query.columns;
  if (!first) return [statement(query, organization, index, afterPlace(query, []), [])];

  const started = first.from !== undefined;
  const at_null = first.from === null;
  const with_value = (begin: boolean) => {
    const place = begin ? hasValue(query, first) : afterValue(query, first, rest);
    return statement(query, organization, index, place, [first, ...rest]);
  };
  const without_value = (begin: boolean) => {
    const null_only = fragment(`"${first.field}" IS NULL`);
    const place = begin ? null_only : joined([null_only, afterPlace(query, rest)], ' AND ');
    return statement(query, organization, index, place, rest);
  };
  // A condition that no row without a value meets would be tried on each of them in vain.
  const nulls = !query.terms.some((term) => term.field === first.field && excludesNull(term));
  if (query.backward) {
    return [...(nulls && (!started || at_null) ? [without_value(!started)] : []), with_value(!started || at_null)];
  }
  return [...(at_null ? [] : [with_value(!started)]), ...(nulls ? [without_value(!at_null)] : [])];
}

function statement(
  { collection, live_only, backward, terms, columns, key }: ListQuery,
  organization: number,
  index: IndexChoice | undefined,
  place: Fragment,
  order: readonly OrderColumn[],
): Fragment {
  const where = [
    fragment('_organization = ?', organization),
    ...(live_only ? [fragment('deleted_at IS NULL')] : []),
    ...(place.sql === '' ? [] : [place]),
    ...terms.map((term) => termSql(term, index?.sought === term || !standsInTheWay(term, columns[0]))),
  ];
  // The first column is either null in all rows of a segment or in none; saying where nulls go would cost its index.
  const nulls = (column: OrderColumn) => (column === columns[0] ? '' : ` NULLS ${backward ? 'FIRST' : 'LAST'}`);
  const by = [
    ...order.map((column) => `"${column.field}" ${way(column.descending)}${nulls(column)}`),
    `"${key.field}" ${way(key.descending)}`,
  ];
  const source = `"${collection.name}"${index ? ` INDEXED BY "${index.name}"` : ''}`;
  const { sql, params } = joined(where, ' AND ');
  return { sql: `SELECT _record FROM ${source} WHERE ${sql} ORDER BY ${by.join()}`, params };
}

/** Whether SQLite might begin at this term's value instead of at the position, which is further on. */
function standsInTheWay({ field, operator }: Term, first: OrderColumn | undefined): boolean {
  if (first?.field !== field) return false;
  if (operator === 'in') return true;
  return first.from != null && (first.descending ? operator.startsWith('lt') : operator.startsWith('gt'));
}

const way = (descending: boolean) => (descending ? 'DESC' : 'ASC');
const beyond = (descending: boolean) => (descending ? '<' : '>');

/** Keeps to the rows with a value. Written as a comparison, since `IS NOT NULL` alone would not seek. */
function hasValue({ terms }: ListQuery, { field, kind }: OrderColumn): Fragment {
  const bounded = terms.some((term) => term.field === field && /^[gl]t/.test(term.operator));
  return fragment(bounded ? '' : `"${field}" >= ${lowestValue(kind)}`);
}

/** The rows with a value that come after the position, which has a value too. */
function afterValue(query: ListQuery, first: OrderColumn, rest: readonly OrderColumn[]): Fragment {
  const { key } = query;
  const value = sqlValue(first.kind, '?');
  const sign = beyond(first.descending);
  if (rest.length === 0 && key.descending === first.descending) {
    return fragment(
      `("${first.field}", "${key.field}") ${sign} (${value}, ${sqlValue(key.kind, '?')})`,
      first.from!,
      key.from!,
    );
  }
  // The bound alone is what the index is sought by; the rest is right with or without it.
  return joined(
    [fragment(`"${first.field}" ${sign}= ${value}`, first.from!), afterPlace(query, [first, ...rest])],
    ' AND ',
  );
}

/** The rows that come after the position by these columns and then by the key, if the walk has a position. */
function afterPlace(query: ListQuery, columns: readonly OrderColumn[]): Fragment {
  const { key, backward } = query;
  if (key.from === undefined) return fragment('');
  const [first, ...rest] = columns;
  if (!first) return fragment(`"${key.field}" ${beyond(key.descending)} ${sqlValue(key.kind, '?')}`, key.from);
  const column = `"${first.field}"`;
  const further = afterPlace(query, rest);
  if (first.from === null || first.from === undefined) {
    const equal = joined([fragment(`${column} IS NULL AND `), further], '');
    return joined([fragment(backward ? `(${column} IS NOT NULL OR ` : '('), equal, fragment(')')], '');
  }
  const value = sqlValue(first.kind, '?');
  const strict = `${column} ${beyond(first.descending)} ${value}${backward ? '' : ` OR ${column} IS NULL`}`;
  return joined(
    [fragment(`(${strict} OR ${column} = ${value} AND `, first.from, first.from), further, fragment(')')],
    '',
  );
}
