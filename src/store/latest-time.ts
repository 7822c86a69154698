/** The time that a store had reached when it was written to last. */
import type { DatabaseSync } from 'node:sqlite';
import { collections } from './collections.ts';
import { run_keyed_tables } from './run-schema.ts';
import { run_time_places } from './run-text.ts';
import { keyed_tables } from './schema.ts';

/** Times of things that happened, written by no caller. One to come, such as an expiry, says nothing. */
const happened = ['created_at', 'updated_at', 'deleted_at', 'started_at', 'completed_at'];
const places = ['$', '$.record'].flatMap((record) => happened.map((field) => `${record}.${field}`));

/**
 * The latest time at which a record says that something happened to it, canonical; undefined for an empty store. Every
 * record is looked at: about a second for a million.
 */
export function latestTime(database: DatabaseSync): string | undefined {
  const among = (table: string, column: string, paths: readonly string[]) => {
    const values = paths.map((path) => `coalesce(json_extract(${column}, '${path}'), '')`);
    return `SELECT max(max(${values.join(', ')})) AS at FROM "${table}"`;
  };
  const all = [
    ...[...keyed_tables, ...run_keyed_tables, 'attempts'].map((table) => among(table, 'record', places)),
    ...Object.keys(collections).map((table) => among(table, '_record', places)),
    among('runs', 'record', [...places, ...run_time_places]),
  ];
  const found = database.prepare(`SELECT max(at) AS at FROM (${all.join(' UNION ALL ')})`).get() as {
    at: string | null;
  };
  return found.at || undefined;
}
