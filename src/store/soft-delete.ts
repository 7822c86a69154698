/** Soft deletion, the same for every kind of record: it happens once, and the first marks stay. */
import type { Deletion } from './rows.ts';

interface Deletable {
  deleted_at: string | null;
  deleted_by: string | null;
}

export interface DeletionMarks {
  at: string;
  by: string | null;
}

/** The record with its marks; undefined where it has them already. */
export function marked<Row extends Deletable>(row: Row, { at, by }: DeletionMarks): Row | undefined {
  return row.deleted_at === null ? { ...row, deleted_at: at, deleted_by: by } : undefined;
}

/** @param change keeps what its parameter makes of the record, or nothing new where it makes none */
export function softDelete<Row extends Deletable>(
  change: (mark: (record: Row) => Row | undefined) => void,
  deletion: DeletionMarks,
): Deletion {
  let result: Deletion = 'absent';
  change((row) => {
    const changed = marked(row, deletion);
    result = changed ? 'deleted' : 'already';
    return changed;
  });
  return result;
}
