/** Lists in the words of PostgreSQL. */
import { type Fragment, fragment, type ListDialect, type Term } from '../conditions.ts';
import type { ListQuery, OrderColumn } from '../list-request.ts';
import type { Bound, Kind } from '../values.ts';
import { keptPattern, keptText } from './text.ts';

/** Text is ordered by code point, whatever the database's own order is. Whole numbers and booleans are exact in a double. */
export const column_types: Readonly<Record<Kind, string>> = {
  text: 'text COLLATE "C"',
  uuid: 'uuid',
  integer: 'double precision',
  decimal: 'double precision',
  boolean: 'double precision',
  timestamp: 'text COLLATE "C"',
};

const lowest: Readonly<Record<Kind, string>> = {
  text: `''`,
  uuid: `'00000000-0000-0000-0000-000000000000'`,
  integer: `'-Infinity'`,
  decimal: `'-Infinity'`,
  boolean: '0',
  timestamp: `''`,
};

export const postgres_dialect: ListDialect = {
  row: '_record',
  value: (_, parameter) => parameter,
  lowest: (kind) => lowest[kind],
  column: (field) => `"${field}"`,
  isIn: (column, { values }) =>
    values.length === 0 ? fragment('false') : fragment(`${column} IN (${values.map(() => '?').join()})`, ...values),
  isLike(column, { kind, values }) {
    const { like, expression } = keptPattern(String(values[0]));
    return fragment(`text_like(?, ?, ${kind === 'uuid' ? `${column}::text` : column})`, like, expression);
  },
};

/** A value as a column of its kind keeps it. */
export function keptValue(kind: Kind, value: unknown): Bound {
  if (value === null || value === undefined) return null;
  if (kind === 'text') return keptText(String(value));
  return kind === 'uuid' || kind === 'timestamp' ? String(value) : Number(value);
}

/** The query with its values as the columns keep theirs. */
export function keptQuery(query: ListQuery): ListQuery {
  const from = <Column extends OrderColumn>({ words, ...column }: Column) => ({
    ...column,
    ...(words && { words: new Map([...words].map((pair) => pair.map(keptText) as [string, string])) }),
    ...(column.from !== undefined && { from: keptValue(column.kind, column.from) }),
  });
  const term = (given: Term): Term =>
    given.operator === 'like' ? given : { ...given, values: given.values.map((value) => keptValue(given.kind, value)) };
  return { ...query, terms: query.terms.map(term), columns: query.columns.map(from), key: from(query.key) };
}

/** Question marks outside of texts and names become the numbers of their parameters. */
export function numbered({ sql, params }: Fragment): Fragment {
  let number = 0;
  const replaced = sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?/g, (found) => {
    if (found !== '?') return found;
    number += 1;
    return `$${number}`;
  });
  return { sql: replaced, params };
}
