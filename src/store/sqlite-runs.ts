/** Runs on SQLite: the record in one row, its logs and node runs in another. */
import { changedRun, unfinishedSince } from './run-changes.ts';
import type { RunRow } from './run-rows.ts';
import type { RunChange } from './run-store.ts';
import { recordOfText, runOfTexts, textsOfRun } from './run-text.ts';
import type { Statements } from './statements.ts';

export interface KeptRuns {
  insert(run: RunRow): void;
  get(id: string): RunRow | undefined;
  /** Keeps the changed run; gives it back. */
  change(run: RunRow, change: RunChange): RunRow;
  /** The newest first. */
  newest(page: { before?: string; limit: number }): RunRow['record'][];
  /** In the order of their creation. */
  unfinished(): RunRow[];
}

type KeptRow = [record: string, logs: string, node_runs: string];

const read = ([record, logs, node_runs]: KeptRow): RunRow => runOfTexts({ record, logs, node_runs });

export function keptRuns(statements: Statements): KeptRuns {
  const select = 'SELECT record, logs, node_runs FROM runs CROSS JOIN run_details ON run = seq';
  const select_one = `${select} WHERE id = unhex(?, '-')`;
  return {
    insert(run) {
      const { record, logs, node_runs } = textsOfRun(run);
      const { lastInsertRowid } = statements(
        `INSERT INTO runs (id, unfinished_since, record) VALUES (unhex(?, '-'), ?, ?)`,
      ).run(run.id, unfinishedSince(run), record);
      const details = statements('INSERT INTO run_details (run, logs, node_runs) VALUES (?, ?, ?)');
      details.run(lastInsertRowid, logs, node_runs);
    },
    get(id) {
      const found = statements(select_one).get(id);
      return found && read(found as unknown as KeptRow);
    },
    change(run, change) {
      const changed = changedRun(run, change);
      const { record, logs, node_runs } = textsOfRun(changed);
      const by_id = `id = unhex(?, '-')`;
      statements(`UPDATE runs SET unfinished_since = ?, record = ? WHERE ${by_id}`).run(
        unfinishedSince(changed),
        record,
        run.id,
      );
      statements(
        `UPDATE run_details SET logs = ?, node_runs = ? WHERE run = (SELECT seq FROM runs WHERE ${by_id})`,
      ).run(logs, node_runs, run.id);
      return changed;
    },
    newest({ before, limit }) {
      const older = before === undefined ? '' : `WHERE seq < (SELECT seq FROM runs WHERE id = unhex(?, '-'))`;
      const select_newest = statements(`SELECT record FROM runs ${older} ORDER BY seq DESC LIMIT ?`);
      const found = before === undefined ? select_newest.all(limit) : select_newest.all(before, limit);
      return (found as unknown as [string][]).map(([record]) => recordOfText(record));
    },
    unfinished() {
      const found = statements(`${select} WHERE unfinished_since IS NOT NULL ORDER BY unfinished_since, seq`).all();
      return (found as unknown as KeptRow[]).map(read);
    },
  };
}
