/** Changes of a run, and of the batch item that mirrors it. */
import type { BatchItemRow, RunRow } from './run-rows.ts';
import type { RunChange } from './run-store.ts';
import { isCanonicalTimestamp } from './timestamps.ts';

/** True for a run that has come to its end and stays there. */
export function isFinal(status_code: RunRow['record']['status_code']): boolean {
  return status_code === 'completed' || status_code === 'failed' || status_code === 'canceled';
}

const ends = ({ record }: RunChange): boolean => record?.status_code !== undefined && isFinal(record.status_code);

/** @throws RangeError for a change that would end the run */
export function checkNoEnd(id: string, change: RunChange): void {
  if (ends(change)) throw new RangeError(`run ${id}: only finishRun makes it ${change.record?.status_code}`);
}

/** @throws RangeError for a change that would not end the run */
export function checkEnd(id: string, change: RunChange): void {
  if (!ends(change)) throw new RangeError(`run ${id}: finishRun must say how it ends`);
}

export function changedRun(run: RunRow, change: RunChange): RunRow {
  return {
    ...run,
    record: { ...run.record, ...present(change.record ?? {}) },
    logs: change.logs ?? run.logs,
    node_runs: change.node_runs ?? run.node_runs,
  };
}

/** A member that is there and undefined is absent all the same. */
function present<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
}

/** Time at which the run was made; null once it has ended. @throws TypeError for a run that is none */
export function unfinishedSince({ id, record }: RunRow): string | null {
  if (record.id !== id) throw new TypeError(`run ${id}: its record has the id ${record.id}`);
  if (!isCanonicalTimestamp(record.created_at)) {
    throw new TypeError(`run ${id}: created_at must be a timestamp, not ${JSON.stringify(record.created_at)}`);
  }
  return isFinal(record.status_code) ? null : record.created_at;
}

/** The item as it is when its run is like that. */
export function mirroredItem(item: BatchItemRow, run: RunRow['record']): BatchItemRow {
  const { status_code, started_at, completed_at, output, cost, failure_code, failure_message } = run;
  const error = status_code === 'failed' ? { code: failure_code, message: failure_message } : null;
  return { ...item, status_code, started_at, completed_at, output, error, cost };
}
