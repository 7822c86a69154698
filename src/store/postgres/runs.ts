/** Runs on PostgreSQL. Logs and node runs stand in columns of their own, so that lists of runs do not read them. */
import { changedRun, isFinal, unfinishedSince } from '../run-changes.ts';
import type { RunRow } from '../run-rows.ts';
import type { RunChange } from '../run-store.ts';
import { recordOfText, runOfTexts, textsOfRun } from '../run-text.ts';
import { readCondition } from '../values.ts';
import { claims } from './claims.ts';
import type { Sql } from './database.ts';

type KeptRow = [record: string, logs: string, node_runs: string];

const read = ([record, logs, node_runs]: KeptRow): RunRow => runOfTexts({ record, logs, node_runs });

/** An id as its column has it; null for a text that is none, which no row has. */
export function idOf(text: string): string | null {
  return (readCondition('uuid', text) as string | undefined) ?? null;
}

export type KeptRuns = ReturnType<typeof keptRuns>;

/** @param member the number of the replica, to which new runs belong; left out where there are none */
export function keptRuns(state: number, member?: () => number) {
  const select = 'SELECT record, logs, node_runs FROM runs WHERE state = $1';
  const claimed = member && claims({ table: 'runs', id: 'id', is_open: 'unfinished_since IS NOT NULL' }, state, member);
  const one = async (sql: Sql, id: string, more = '') => {
    const [row] = await sql<KeptRow>(`${select} AND id = $2${more}`, state, idOf(id));
    return row && read(row);
  };
  return {
    async insert(sql: Sql, run: RunRow): Promise<void> {
      const { record, logs, node_runs } = textsOfRun(run);
      await sql(
        'INSERT INTO runs (state, id, unfinished_since, owner, record, logs, node_runs) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        ...[state, idOf(run.id), unfinishedSince(run), member?.() ?? null, record, logs, node_runs],
      );
    },
    get: (sql: Sql, id: string): Promise<RunRow | undefined> => one(sql, id),
    /** Nobody else changes it before the transaction ends. */
    held: (sql: Sql, id: string): Promise<RunRow | undefined> => one(sql, id, ' FOR UPDATE'),
    /** Keeps the changed run; gives it back. */
    async change(sql: Sql, run: RunRow, change: RunChange): Promise<RunRow> {
      const changed = changedRun(run, change);
      const { record, logs, node_runs } = textsOfRun(changed);
      await sql(
        'UPDATE runs SET unfinished_since = $3, record = $4, logs = $5, node_runs = $6 WHERE state = $1 AND id = $2',
        ...[state, idOf(run.id), unfinishedSince(changed), record, logs, node_runs],
      );
      return changed;
    },
    /** The newest first. */
    async newest(sql: Sql, { before, limit }: { before?: string; limit: number }): Promise<RunRow['record'][]> {
      const older = before === undefined ? '' : ' AND seq < (SELECT seq FROM runs WHERE state = $1 AND id = $3)';
      const values = before === undefined ? [] : [idOf(before)];
      const newest = `SELECT record FROM runs WHERE state = $1${older} ORDER BY seq DESC LIMIT $2`;
      return (await sql<[string]>(newest, state, limit, ...values)).map(([record]) => recordOfText(record));
    },
    /** In the order of their creation. */
    async unfinished(sql: Sql): Promise<RunRow[]> {
      const all = `${select} AND unfinished_since IS NOT NULL ORDER BY unfinished_since, seq`;
      return (await sql<KeptRow>(all, state)).map(read);
    },
    /** True when the run, which is held, is for another replica to carry out. */
    async isOfAnother(sql: Sql, id: string): Promise<boolean> {
      if (!member) return false;
      const other = 'SELECT 1 FROM runs WHERE state = $1 AND id = $2 AND owner <> $3';
      return (await sql(other, state, idOf(id), member())).length > 0;
    },
    /** See `RunStore.claimRuns`. */
    async claim(sql: Sql): Promise<RunRow[]> {
      if (!claimed) return this.unfinished(sql);
      const ids = await claimed(sql);
      if (ids.length === 0) return [];
      const rows = await sql<KeptRow>(`${select} AND id = ANY($2) ORDER BY unfinished_since, seq`, state, ids);
      return rows.map(read);
    },
    isEnded: ({ record }: RunRow): boolean => isFinal(record.status_code),
  };
}
