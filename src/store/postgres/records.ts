/** Records that are looked up by one key, or listed by their owner, as JSON text in one table for all kinds. */
import { jsonText } from '../values.ts';
import type { Sql } from './database.ts';
import { keptText } from './text.ts';

export type RecordKind =
  | 'organizations'
  | 'users'
  | 'tokens'
  | 'folders'
  | 'balances'
  | 'memberships'
  | 'invitations'
  | 'models'
  | 'workflows'
  | 'batches'
  | 'webhooks';

/** Beside the key, what records of a kind are found by. */
interface Places {
  owner?: string;
  name?: string;
  /** Of one record of its owner. */
  slug?: string;
}

export interface Records<Row> {
  /** @returns the number of the record, which no other has */
  insert(sql: Sql, key: string, record: Row, places?: Places): Promise<number>;
  get(sql: Sql, key: string): Promise<Row | undefined>;
  /** Those at all of the places, in the order of their insertion. */
  at(sql: Sql, places: Places): Promise<Row[]>;
  /** In the order of their insertion. */
  all(sql: Sql): Promise<Row[]>;
  /**
   * Keeps what `change` makes of the record, or the record as it is when `change` gives none. Nobody else changes it
   * before the transaction ends.
   */
  change(sql: Sql, key: string, change: (record: Row) => Row | undefined): Promise<void>;
}

const columns = ['owner', 'name', 'slug'] as const;

export function keptRecords<Row extends object>(state: number, kind: RecordKind): Records<Row> {
  const optional = (text: string | undefined) => (text === undefined ? null : keptText(text));
  const select = 'SELECT record FROM records WHERE state = $1 AND kind = $2';
  const parsed = (rows: unknown[][]) => rows.map(([record]) => JSON.parse(record as string) as Row);
  return {
    async insert(sql, key, record, places = {}) {
      const values = columns.map((column) => optional(places[column]));
      const [row] = await sql<[string]>(
        'INSERT INTO records (state, kind, key, owner, name, slug, record) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING seq',
        ...[state, kind, keptText(key), ...values, jsonText(record)],
      );
      return Number(row![0]);
    },
    get: async (sql, key) => parsed(await sql(`${select} AND key = $3`, state, kind, keptText(key)))[0],
    async at(sql, places) {
      const given = columns.filter((column) => places[column] !== undefined);
      const where = given.map((column, index) => ` AND ${column} = $${index + 3}`).join('');
      const values = given.map((column) => optional(places[column]));
      return parsed(await sql(`${select}${where} ORDER BY seq`, state, kind, ...values));
    },
    all: async (sql) => parsed(await sql(`${select} ORDER BY seq`, state, kind)),
    async change(sql, key, change) {
      const [record] = parsed(await sql(`${select} AND key = $3 FOR UPDATE`, state, kind, keptText(key)));
      const changed = record && change(record);
      if (!changed) return;
      await sql(
        'UPDATE records SET record = $4 WHERE state = $1 AND kind = $2 AND key = $3',
        ...[state, kind, keptText(key), jsonText(changed)],
      );
    },
  };
}
