/** Lists in the words of SQLite. */
import { fragment, type ListDialect } from './conditions.ts';
import { type Bound, lowestValue, sqlValue } from './values.ts';

export const sqlite_dialect: ListDialect = {
  row: '_seq',
  value: sqlValue,
  lowest: lowestValue,
  column: (field, seek) => (seek ? `"${field}"` : `+"${field}"`),
  isIn: (column, { kind, values }) =>
    fragment(`${column} IN (SELECT ${sqlValue(kind, 'value')} FROM json_each(?))`, jsonArray(values)),
  isLike(column, { field, kind, values }) {
    const text = kind === 'text' ? column : `json_extract(_record, '$.${field}')`;
    return fragment(`text_like(?, ${text})`, ...values);
  },
};

/** One parameter for any number of values, so that the statement stays the same. */
function jsonArray(values: readonly Bound[]): string {
  return `[${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))).join()}]`;
}
