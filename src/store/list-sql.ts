/**
 * A list as SQL: keyset, never offset. Rows with a value in the first sort key and rows without one are walked as two
 * segments, each a range of one index that begins right at the position, so that a page costs the same at any depth.
 */
import { type CollectionDescriptor, deletion_marks } from './collections.ts';
import {
  excludesNull,
  type Fragment,
  fragment,
  joinFragments,
  type ListDialect,
  type Term,
  termSql,
} from './conditions.ts';
import type { IndexChoice } from './list-index.ts';
import type { ListQuery, OrderColumn } from './list-request.ts';

/** A walk through a list. */
export interface Walk extends ListQuery {
  /** Number of the organization whose rows they are. */
  organization: number | null;
  /** Left out: the engine finds its own way. */
  index: IndexChoice | undefined;
  dialect: ListDialect;
}

/** The statements, in the order of the walk, without their limit. */
export function segments(query: Walk): Fragment[] {
  const [first, ...rest] = query.columns;
  if (!first) return [statement(query, afterPlace(query, []), [])];

  const started = first.from !== undefined;
  const at_null = first.from === null;
  const { nulls_first } = first;
  const with_value = (begin: boolean) => {
    const place = begin ? hasValue(query, first) : afterValue(query, first, rest);
    return statement(query, place, [first, ...rest]);
  };
  const without_value = (begin: boolean) => {
    const null_only = fragment(`"${first.field}" IS NULL`);
    const place = begin ? null_only : joinFragments([null_only, afterPlace(query, rest)], ' AND ');
    return statement(query, place, rest);
  };
  // A condition that no row without a value meets would be tried on each of them in vain.
  const has_nulls = !query.terms.some((term) => term.field === first.field && excludesNull(term));
  const is_past = { values: at_null && !nulls_first, nulls: started && !at_null && nulls_first };
  const values = is_past.values ? [] : [with_value(!started || at_null)];
  const nulls = !has_nulls || is_past.nulls ? [] : [without_value(!at_null)];
  return nulls_first ? [...nulls, ...values] : [...values, ...nulls];
}

function statement(
  { collection, live_only, as_of, terms, columns, key, organization, index, dialect }: Walk,
  place: Fragment,
  order: readonly OrderColumn[],
): Fragment {
  const where = [
    fragment('_organization = ?', organization),
    ...(live_only ? [fragment('deleted_at IS NULL')] : []),
    ...(place.sql === '' ? [] : [place]),
    ...terms.map((term) => termSql(term, index?.sought === term || !standsInTheWay(term, columns[0]), dialect)),
  ];
  // The first column is either null in all rows of a segment or in none; saying where nulls go would cost its index.
  const nulls = (column: OrderColumn) =>
    column === columns[0] ? '' : ` NULLS ${column.nulls_first ? 'FIRST' : 'LAST'}`;
  const by = [
    ...order.map((column) => `${ordered(column)} ${way(column.descending)}${nulls(column)}`),
    `"${key.field}" ${way(key.descending)}`,
  ];
  const now = `"${collection.name}"${index ? ` INDEXED BY "${index.name}"` : ''}`;
  const source = as_of === undefined ? fragment(now) : asOf(collection, as_of);
  const condition = joinFragments(where, ' AND ');
  return joinFragments(
    [
      fragment(`SELECT ${dialect.row} FROM `),
      source,
      fragment(' WHERE '),
      condition,
      fragment(` ORDER BY ${by.join()}`),
    ],
    '',
  );
}

/** The rows of a collection as they were, in the place of its table; their records are still as they are (`asItWas`). */
function asOf({ name, fields, soft_deletable }: CollectionDescriptor, as_of: string): Fragment {
  const made = Object.hasOwn(fields, 'created_at')
    ? fragment(` WHERE coalesce(created_at, '') <= ?`, as_of)
    : fragment('');
  if (!soft_deletable) return joinFragments([fragment(`(SELECT * FROM "${name}"`), made, fragment(') AS past')], '');
  const columns = Object.keys(fields).map((field) =>
    (deletion_marks as readonly string[]).includes(field)
      ? fragment(`CASE WHEN deleted_at > ? THEN NULL ELSE "${field}" END AS "${field}"`, as_of)
      : fragment(`"${field}"`),
  );
  const selected = joinFragments([fragment('_organization'), fragment('_seq'), fragment('_record'), ...columns], ', ');
  return joinFragments([fragment('(SELECT '), selected, fragment(` FROM "${name}"`), made, fragment(') AS past')], '');
}

/** A record of a list as it was: one that was deleted since is not deleted. */
export function asItWas<Record extends object>(record: Record, { collection, as_of }: ListQuery): Record {
  if (as_of === undefined || !collection.soft_deletable) return record;
  const { deleted_at } = record as { deleted_at?: string | null };
  if (typeof deleted_at !== 'string' || deleted_at <= as_of) return record;
  return { ...record, ...Object.fromEntries(deletion_marks.map((mark) => [mark, null])) };
}

/** True where the engine might begin at this term's value instead of at the position, which is further on. */
function standsInTheWay({ field, operator }: Term, first: OrderColumn | undefined): boolean {
  if (first?.field !== field) return false;
  if (operator === 'in') return true;
  return first.from != null && (first.descending ? operator.startsWith('lt') : operator.startsWith('gt'));
}

/** The value that orders rows, in a column or of a parameter. */
const ordered = ({ field, folded, words }: OrderColumn) => {
  const shown = words ? worded(`"${field}"`, words) : `"${field}"`;
  return folded ? `text_fold(${shown})` : shown;
};
const orderedValue = ({ kind, folded }: OrderColumn, { dialect }: Walk) =>
  folded ? 'text_fold(?)' : dialect.value(kind, '?');

function worded(column: string, words: ReadonlyMap<string, string>): string {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const cases = [...words].map(([value, word]) => `WHEN ${text(value)} THEN ${text(word)}`);
  return `CASE ${column} ${cases.join(' ')} ELSE ${column} END`;
}

const way = (descending: boolean) => (descending ? 'DESC' : 'ASC');
const beyond = (descending: boolean) => (descending ? '<' : '>');

/** Keeps to the rows with a value. Written as a comparison, since `IS NOT NULL` alone would not seek. */
function hasValue({ terms, dialect }: Walk, { field, kind }: OrderColumn): Fragment {
  const bounded = terms.some((term) => term.field === field && /^[gl]t/.test(term.operator));
  return fragment(bounded ? '' : `"${field}" >= ${dialect.lowest(kind)}`);
}

/** The rows with a value that come after the position, which has a value too. */
function afterValue(query: Walk, first: OrderColumn, rest: readonly OrderColumn[]): Fragment {
  const { key, dialect } = query;
  const value = orderedValue(first, query);
  const sign = beyond(first.descending);
  if (rest.length === 0 && key.descending === first.descending) {
    return fragment(
      `(${ordered(first)}, "${key.field}") ${sign} (${value}, ${dialect.value(key.kind, '?')})`,
      first.from!,
      key.from!,
    );
  }
  // The bound alone is what the index is sought by; the rest is right with or without it.
  return joinFragments(
    [fragment(`${ordered(first)} ${sign}= ${value}`, first.from!), afterPlace(query, [first, ...rest])],
    ' AND ',
  );
}

/** The rows that come after the position by these columns and then by the key, if the walk has a position. */
function afterPlace(query: Walk, columns: readonly OrderColumn[]): Fragment {
  const { key, dialect } = query;
  if (key.from === undefined) return fragment('');
  const [first, ...rest] = columns;
  if (!first) return fragment(`"${key.field}" ${beyond(key.descending)} ${dialect.value(key.kind, '?')}`, key.from);
  const column = ordered(first);
  const further = afterPlace(query, rest);
  if (first.from === null || first.from === undefined) {
    const equal = joinFragments([fragment(`${column} IS NULL AND `), further], '');
    return joinFragments([fragment(first.nulls_first ? `(${column} IS NOT NULL OR ` : '('), equal, fragment(')')], '');
  }
  const value = orderedValue(first, query);
  const strict = `${column} ${beyond(first.descending)} ${value}${first.nulls_first ? '' : ` OR ${column} IS NULL`}`;
  return joinFragments(
    [fragment(`(${strict} OR ${column} = ${value} AND `, first.from, first.from), further, fragment(')')],
    '',
  );
}
