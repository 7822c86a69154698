/** Differences between two states of a database. */
import { collectDifferences, type Differences, type Kept, kinds } from '../differences.ts';
import type { Database, Sql } from './database.ts';
import { keptDeliveries } from './deliveries.ts';

/** Tables of their own; all other kinds are in `records`. */
const tables: Readonly<Record<string, { key: string; state: string; order: string; text: string }>> = {
  runs: { key: 'id', state: 'state', order: 'seq', text: 'record' },
  ...Object.fromEntries(
    ['batch_items', 'assets', 'asset_types'].map((table) => [
      table,
      { key: table === 'asset_types' ? 'name' : 'id', state: '_state', order: '_seq', text: '_record' },
    ]),
  ),
};

function rowsOf({ table }: Kept, state: string): string {
  const own = tables[table];
  if (!own) return `(SELECT key, seq, record FROM records WHERE state = ${state} AND kind = '${table}')`;
  return `(SELECT "${own.key}"::text AS key, ${own.order} AS seq, ${own.text} AS record FROM "${table}" WHERE ${own.state} = ${state})`;
}

/** @param most longest that each list may be */
export function differencesOfStates(
  { atomically }: Pick<Database, 'atomically'>,
  { earlier, now }: { earlier: number; now: number },
  most?: number,
): Promise<Differences> {
  return atomically(async (sql) => {
    const { found, addRow, addDelivery, addRepeated } = collectDifferences(most);
    for (const [name, kept] of Object.entries(kinds) as [keyof typeof kinds, Kept][]) {
      const rows = await sql<[string, string | null, string | null]>(
        `SELECT key, was.record, one.record FROM ${rowsOf(kept, '$1')} AS was FULL JOIN ${rowsOf(kept, '$2')} AS one USING (key)
         WHERE was.record IS DISTINCT FROM one.record ORDER BY coalesce(one.seq, was.seq)`,
        ...[earlier, now],
      );
      for (const [key, was, is] of rows) addRow(name, key, was, is);
    }
    const [former, later] = [earlier, now].map((state) => keptDeliveries(state, async () => 0));
    for (const [id, is_new] of await changedDeliveries(sql, earlier, now)) {
      if (is_new) await addDelivery(async () => (await later!.get(sql, id))!);
      else addRepeated(id, (await former!.get(sql, id))!, (await later!.get(sql, id))!);
    }
    return found;
  });
}

function changedDeliveries(sql: Sql, earlier: number, now: number): Promise<[id: string, is_new: boolean][]> {
  return sql(
    `SELECT one.delivery, was.delivery IS NULL FROM outbox AS one LEFT JOIN outbox AS was ON was.state = $1 AND was.delivery = one.delivery
     WHERE one.state = $2 AND was.made IS DISTINCT FROM one.made ORDER BY one.seq`,
    ...[earlier, now],
  );
}
