/** One listed collection on SQLite: its rows kept, found by key, changed, and listed. */
import { createLastingRecords } from '../json/lasting-records.ts';
import { type CacheFigures, createRecent, figuresTogether } from '../json/recent.ts';
import { writtenRecord } from './check-record.ts';
import type { CollectionDescriptor } from './collections.ts';
import { fragment, joinFragments, termSql } from './conditions.ts';
import { chooseIndex, type RowCounts } from './list-index.ts';
import { readListRequest } from './list-request.ts';
import { asItWas, segments } from './list-sql.ts';
import { createListIndexes } from './schema.ts';
import { sqlite_dialect } from './sqlite-dialect.ts';
import type { Statements } from './statements.ts';
import type { ListRequest, ListSlice } from './store.ts';
import { sqlValue } from './values.ts';

export interface KeptCollection<Row> {
  /**
   * @param organization number of the organization; 0 for a collection that belongs to none
   * @returns the number of the row, which it keeps
   */
  insert(organization: number, record: Row): number;
  get(key: string): Row | undefined;
  /** Keeps what `change` makes of the record, or the record as it is when `change` gives none. */
  change(key: string, change: (record: Row) => Row | undefined): void;
  /** Puts a row, by its number, into the lists of an organization. */
  move(row: number, organization: number): void;
  /**
   * Rows that nobody can change: the same ones as long as they are as they were, and the same slice as long as nothing
   * is written to the collection. @throws ListRefusal
   */
  list<Listed>(organization: number, request: ListRequest): ListSlice<Listed>;
  /** Of the rows and slices that lists keep. */
  figures(): CacheFigures;
}

/** Rows of the slices in a generation, each slice one more: with the bytes of their pages, a few megabytes. */
const most_listed = 1_000;

const select_index = "SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?";

export function keptCollection<Row extends object>(
  statements: Statements,
  collection: CollectionDescriptor,
): KeptCollection<Row> {
  const table = `"${collection.name}"`;
  const key_kind = collection.fields[collection.key]!;
  const insert_sql = `INSERT INTO ${table} (_organization, _record) VALUES (?, ?)`;
  const by_key = `WHERE "${collection.key}" = ${sqlValue(key_kind, '?')}`;

  const written = (record: Row): string => writtenRecord(collection, record);
  const select_sql = `SELECT _record FROM ${table} ${by_key}`;
  const get = (key: string): Row | undefined => {
    const found = statements(select_sql).get(key) as [string] | undefined;
    return found && (JSON.parse(found[0]) as Row);
  };
  // A row changes in `change` alone. Lists, which keep it, are never asked for within a transaction that may be undone.
  const select_rows = `SELECT _seq, _record FROM ${table} WHERE _seq IN (SELECT value FROM json_each(?))`;
  const rows = createLastingRecords(
    (numbers: readonly number[]) =>
      statements(select_rows).all(JSON.stringify(numbers)) as unknown as [number, string][],
  );
  const slices = createRecent<string, ListSlice<object>>(most_listed);
  const live = collection.soft_deletable ? ' AND deleted_at IS NULL' : '';
  const counts = (organization: number): RowCounts => ({
    // Rows never go, so the last number is how many there are.
    all: () => number(statements(`SELECT max(_seq) FROM ${table}`).get()),
    meeting(terms, index, limit) {
      const own = fragment(`_organization = ?${live}`, organization);
      const { sql, params } = joinFragments(
        [own, ...terms.map((term) => termSql(term, true, sqlite_dialect))],
        ' AND ',
      );
      const from = `${table} INDEXED BY "${index}" WHERE ${sql}`;
      return number(statements(`SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ?)`).get(...params, limit));
    },
  });

  const made_late = collection.indexed_when_listed ? createListIndexes(collection) : [];

  /** Asked of the database each time: its content may be replaced by another. */
  function needIndexes(): void {
    const last = made_late.at(-1);
    // The last one is there where all are.
    if (!last || statements(select_index).get(last.name)) return;
    for (const { sql } of made_late) statements(sql).run();
  }

  function listed(organization: number, request: ListRequest): ListSlice<object> {
    const query = readListRequest(collection, request);
    needIndexes();
    const index = chooseIndex(query, request.page_size, counts(organization));
    const found: number[] = [];
    for (const { sql, params } of segments({ ...query, organization, index, dialect: sqlite_dialect })) {
      const missing = request.page_size + 1 - found.length;
      if (missing > 0) found.push(...column(statements(`${sql} LIMIT ?`).all(...params, missing)));
    }
    const shown = rows.get(found.slice(0, request.page_size)).map((row) => asItWas(row, query));
    return { rows: request.backward ? shown.reverse() : shown, more: found.length > request.page_size };
  }

  return {
    get,
    figures: () => figuresTogether([rows.figures(), slices.figures()]),
    insert(organization, record) {
      slices.clear();
      return Number(statements(insert_sql).run(organization, written(record)).lastInsertRowid);
    },
    change(key, change) {
      const record = get(key);
      const changed = record && change(record);
      if (!changed) return;
      const seq = number(
        statements(`UPDATE ${table} SET _record = ? ${by_key} RETURNING _seq`).get(written(changed), key),
      );
      rows.forget(seq);
      slices.clear();
    },
    move(row, organization) {
      slices.clear();
      statements(`UPDATE ${table} SET _organization = ? WHERE _seq = ?`).run(organization, row);
    },
    list<Listed>(organization: number, request: ListRequest): ListSlice<Listed> {
      // Words are a map, of which the key would tell nothing.
      if (request.order?.words) return listed(organization, request) as ListSlice<Listed>;
      const key = JSON.stringify([organization, request]);
      const known = slices.get(key);
      if (known) return known as ListSlice<Listed>;
      const slice = listed(organization, request);
      Object.freeze(slice.rows);
      return slices.set(key, Object.freeze(slice), slice.rows.length + 1) as ListSlice<Listed>;
    },
  };
}

function column(rows: unknown): number[] {
  return (rows as [number][]).map(([value]) => value);
}

function number(row: unknown): number {
  return (row as [number | null])[0] ?? 0;
}
