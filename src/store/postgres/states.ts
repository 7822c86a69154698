/** States of a database, each known by its number: made, copied, and removed. */
import { collections } from '../collections.ts';
import type { Collection } from '../store.ts';
import type { Database, Sql } from './database.ts';

/** @returns the number of a new state, which has no rows yet */
export async function newState(sql: Sql): Promise<number> {
  const [row] = await sql<[string]>('INSERT INTO states DEFAULT VALUES RETURNING number');
  return Number(row![0]);
}

const lists = Object.keys(collections) as Collection[];
const plain_tables = ['records', 'runs', 'subscriptions', 'scripts', 'outbox', 'attempts', 'blobs'];

/** Makes another state with the same rows, in the same order. @returns its number */
export function copyState({ atomically }: Pick<Database, 'atomically'>, from: number): Promise<number> {
  return atomically(async (sql) => {
    const to = await newState(sql);
    const copied = (table: string, columns: string, order: string) =>
      sql(
        `INSERT INTO ${table} (state, ${columns}) SELECT $2, ${columns} FROM ${table} WHERE state = $1 ORDER BY ${order}`,
        ...[from, to],
      );
    await copied('records', 'kind, key, owner, name, slug, record', 'seq');
    for (const list of lists) {
      const fields = Object.keys(collections[list].fields).map((field) => `"${field}"`);
      await sql(
        `${numbers} INSERT INTO "${list}" (_state, _organization, _record, ${fields.join()})
         SELECT $2, CASE WHEN _organization < 0 THEN -$2 ELSE coalesce(now, 0) END, _record, ${fields.join()}
         FROM "${list}" LEFT JOIN numbers ON was = _organization WHERE _state = $1 ORDER BY _seq`,
        ...[from, to],
      );
    }
    await copied('runs', 'id, unfinished_since, record, logs, node_runs', 'seq');
    await copied('subscriptions', 'organization, event, webhook', 'webhook');
    await copied('scripts', 'id, record', 'id');
    await sql(
      `${numbers} INSERT INTO outbox (state, delivery, seq, due, made, lists, channel, address, body)
       SELECT $2, delivery, _seq, due, made, now, channel, address, body
       FROM outbox JOIN deliveries ON _state = $2 AND id = delivery LEFT JOIN numbers ON was = lists WHERE state = $1`,
      ...[from, to],
    );
    await copied('attempts', 'delivery, number, record', 'number');
    await copied('blobs', 'key, content, content_type, size_bytes, etag', 'key');
    return to;
  });
}

/** Numbers of organizations in the first state, with those of the second. */
const numbers = `WITH numbers AS (SELECT old.seq AS was, new.seq AS now FROM records AS old JOIN records AS new USING (kind, key)
  WHERE old.state = $1::bigint AND new.state = $2::bigint AND kind = 'organizations')`;

export function dropState({ atomically }: Pick<Database, 'atomically'>, state: number): Promise<void> {
  return atomically(async (sql) => {
    await sql('UPDATE contents SET left_at = now() WHERE id IN (SELECT content FROM blobs WHERE state = $1)', state);
    for (const table of plain_tables) await sql(`DELETE FROM ${table} WHERE state = $1`, state);
    for (const list of lists) await sql(`DELETE FROM "${list}" WHERE _state = $1`, state);
    await sql('DELETE FROM states WHERE number = $1', state);
  });
}

/** Removes what processes left behind that ended in the middle of their work, and contents that no blob has any more. */
export async function sweep(database: Pick<Database, 'sql' | 'atomically'>): Promise<void> {
  // Of worlds that were not made, or not removed, to their end.
  await database.sql(
    `WITH gone AS (DELETE FROM worlds WHERE request IS NULL AND NOT is_main AND made_at < now() - interval '1 hour' RETURNING id)
     DELETE FROM snapshots USING gone WHERE world = gone.id`,
  );
  const left = await database.sql<[string]>(
    `SELECT number FROM states WHERE made_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT 1 FROM worlds WHERE state = number) AND NOT EXISTS (SELECT 1 FROM snapshots WHERE state = number)`,
  );
  for (const [number] of left) await dropState(database, Number(number));
  await database.sql(
    `WITH gone AS (DELETE FROM contents WHERE left_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT 1 FROM blobs WHERE content = id) RETURNING id)
     DELETE FROM chunks USING gone WHERE content = gone.id`,
  );
}
