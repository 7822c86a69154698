/** The time that a state had reached when it was written to last. */
import { run_time_fields } from '../run-text.ts';
import type { Database } from './database.ts';

/** Times of things that happened, written by no caller. One to come, such as an expiry, says nothing. */
const happened = ['created_at', 'updated_at', 'deleted_at', 'started_at', 'completed_at'];

/**
 * The latest time at which a record says that something happened to it, canonical; undefined for an empty state. Every
 * record is looked at.
 */
export async function latestTimeOf({ sql }: Pick<Database, 'sql'>, state: number): Promise<string | undefined> {
  const columns = ['assets', 'batch_items', 'deliveries'].map((table) =>
    table === 'assets'
      ? `SELECT greatest(max(created_at), max(updated_at), max(deleted_at)) AS at FROM assets WHERE _state = $1`
      : `SELECT ${table === 'deliveries' ? 'max(created_at)' : 'greatest(max(created_at), max(started_at), max(completed_at))'} FROM ${table} WHERE _state = $1`,
  );
  const [row] = await sql<[string | null]>(`SELECT max(at) FROM (${columns.join(' UNION ALL ')}) AS times`, state);
  let latest = row?.[0] ?? '';
  const see = (time: unknown) => {
    if (typeof time === 'string' && time > latest) latest = time;
  };
  const texts = await sql<[string]>(
    `SELECT record FROM records WHERE state = $1 UNION ALL SELECT record FROM attempts WHERE state = $1
     UNION ALL SELECT record FROM runs WHERE state = $1`,
    state,
  );
  for (const [text] of texts) {
    const kept = JSON.parse(text) as unknown;
    if (Array.isArray(kept)) for (const place of run_time_fields) see(kept[place]);
    else {
      const { record = {}, ...own } = kept as Record<string, unknown>;
      for (const field of happened) {
        see(own[field]);
        see((record as Record<string, unknown>)[field]);
      }
    }
  }
  return latest || undefined;
}
