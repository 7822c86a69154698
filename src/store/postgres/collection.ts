/** One listed collection on PostgreSQL: its rows kept, found by key, changed, and listed. */
import { writtenRecord } from '../check-record.ts';
import type { CollectionDescriptor } from '../collections.ts';
import { readListRequest } from '../list-request.ts';
import { asItWas, segments } from '../list-sql.ts';
import type { ListRequest, ListSlice } from '../store.ts';
import { readCondition } from '../values.ts';
import type { Sql, Value } from './database.ts';
import { keptQuery, keptValue, numbered, postgres_dialect } from './dialect.ts';

export interface Collected<Row> {
  /** @param organization number of the organization; see `schema.ts` */
  insert(sql: Sql, rows: Iterable<{ organization: number; record: Row }>): Promise<void>;
  get(sql: Sql, key: string): Promise<Row | undefined>;
  /** See `Records`. */
  change(sql: Sql, key: string, change: (record: Row) => Row | undefined): Promise<void>;
  /** @param organization null for one that nobody knows. @throws ListRefusal */
  list<Listed>(sql: Sql, organization: number | null, request: ListRequest): Promise<ListSlice<Listed>>;
}

/** Rows of one statement; each takes some twenty of the 65,535 parameters that there may be. */
export const most_rows = 500;

export function collected<Row extends object>(state: number, collection: CollectionDescriptor): Collected<Row> {
  const { name, key, fields } = collection;
  const kinds = Object.entries(fields);
  const columns = ['_state', '_organization', '_record', ...kinds.map(([field]) => `"${field}"`)];
  const select = `SELECT _record FROM "${name}" WHERE _state = $1 AND "${key}" = $2`;
  const set = ['_record', ...kinds.map(([field]) => `"${field}"`)].map((column, index) => `${column} = $${index + 3}`);
  const update = `UPDATE "${name}" SET ${set.join(', ')} WHERE _state = $1 AND "${key}" = $2`;

  const valuesOf = (record: Row): Value[] => [
    writtenRecord(collection, record),
    ...kinds.map(([field, kind]) => keptValue(kind, (record as Record<string, unknown>)[field])),
  ];
  /** A key that is none is that of no row. */
  const keyOf = (text: string) => keptValue(fields[key]!, readCondition(fields[key]!, text) ?? null);
  const insertAll = async (sql: Sql, rows: readonly Value[][]): Promise<void> => {
    if (rows.length === 0) return;
    const places = rows.map((row, at) => `(${row.map((_, index) => `$${at * columns.length + index + 1}`).join()})`);
    await sql(`INSERT INTO "${name}" (${columns.join()}) VALUES ${places.join()}`, ...rows.flat());
  };

  return {
    async insert(sql, rows) {
      let waiting: Value[][] = [];
      for (const { organization, record } of rows) {
        waiting.push([state, organization, ...valuesOf(record)]);
        if (waiting.length < most_rows) continue;
        await insertAll(sql, waiting);
        waiting = [];
      }
      await insertAll(sql, waiting);
    },
    async get(sql, text) {
      const [row] = await sql<[string]>(select, state, keyOf(text));
      return row && (JSON.parse(row[0]) as Row);
    },
    async change(sql, text, change) {
      const [row] = await sql<[string]>(`${select} FOR UPDATE`, state, keyOf(text));
      const changed = row && change(JSON.parse(row[0]) as Row);
      if (changed) await sql(update, state, keyOf(text), ...valuesOf(changed));
    },
    async list<Listed>(sql: Sql, organization: number | null, request: ListRequest) {
      const query = keptQuery(readListRequest(collection, request));
      const found: string[] = [];
      for (const segment of segments({ ...query, organization, index: undefined, dialect: postgres_dialect })) {
        const missing = request.page_size + 1 - found.length;
        if (missing <= 0) break;
        const { sql: text, params } = numbered(segment);
        const rows = await sql<[string]>(`${text} LIMIT ${missing}`, ...params);
        for (const [record] of rows) found.push(record);
      }
      const rows = found
        .slice(0, request.page_size)
        .map((record) => asItWas(JSON.parse(record) as Listed & object, query));
      return { rows: request.backward ? rows.reverse() : rows, more: found.length > request.page_size };
    },
  };
}
