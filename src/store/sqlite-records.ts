/** Records that are looked up by one key, or listed by their owner, as JSON text in a table of their own. */
import type { KeyedTable, OwnedTable } from './schema.ts';
import type { Statements } from './statements.ts';
import { jsonText } from './values.ts';

export interface KeyedRecords<Row> {
  insert(key: string, record: Row): void;
  get(key: string): Row | undefined;
  /** In the order of their insertion. */
  all(): Row[];
  /** Keeps what `change` makes of the record, or the record as it is when `change` gives none. */
  change(key: string, change: (record: Row) => Row | undefined): void;
}

export function keyedRecords<Row extends object>(statements: Statements, table: KeyedTable): KeyedRecords<Row> {
  const select_sql = `SELECT record FROM ${table} WHERE key = ?`;
  const get = (key: string): Row | undefined => {
    const found = statements(select_sql).get(key) as [string] | undefined;
    return found && (JSON.parse(found[0]) as Row);
  };
  return {
    get,
    all() {
      const found = statements(`SELECT record FROM ${table} ORDER BY seq`).all();
      return (found as unknown as [string][]).map(([record]) => JSON.parse(record) as Row);
    },
    insert(key, record) {
      statements(`INSERT INTO ${table} (key, record) VALUES (?, ?)`).run(key, jsonText(record));
    },
    change(key, change) {
      const record = get(key);
      const changed = record && change(record);
      if (changed) statements(`UPDATE ${table} SET record = ? WHERE key = ?`).run(jsonText(changed), key);
    },
  };
}

export interface OwnedRecords<Row> {
  /** @param key names one record of the table, of any owner */
  insert(owner: string, key: string, record: Row): void;
  /** In the order of their insertion. */
  of(owner: string): Row[];
  /** Those that have the value in a field, of any owner, in the order of their insertion; looks at every one. */
  having(field: keyof Row & string, value: string): Row[];
}

export function ownedRecords<Row extends object>(statements: Statements, table: OwnedTable): OwnedRecords<Row> {
  return {
    insert(owner, key, record) {
      statements(`INSERT INTO ${table} (owner, key, record) VALUES (?, ?, ?)`).run(owner, key, jsonText(record));
    },
    of(owner) {
      const found = statements(`SELECT record FROM ${table} WHERE owner = ? ORDER BY seq`).all(owner);
      return (found as unknown as [string][]).map(([record]) => JSON.parse(record) as Row);
    },
    having(field, value) {
      const all = `SELECT record FROM ${table} WHERE json_extract(record, '$.' || ?) = ? ORDER BY seq`;
      return (statements(all).all(field, value) as unknown as [string][]).map(([record]) => JSON.parse(record) as Row);
    },
  };
}
