/** Soft deletion, the same for every kind of record: it happens once, and the first marks stay. */
import type { Deletion } from './rows.ts';

interface Deletable {
  deleted_at: string | null;
  deleted_by: string | null;
}

/** @param change keeps what its parameter makes of the record, or nothing new where it makes none */
export function softDelete<Row extends Deletable>(
  change: (marked: (record: Row) => Row | undefined) => void,
  { at, by }: { at: string; by: string | null },
): Deletion {
  let result: Deletion = 'absent';
  change((row) => {
    result = row.deleted_at === null ? 'deleted' : 'already';
    return result === 'deleted' ? { ...row, deleted_at: at, deleted_by: by } : undefined;
  });
  return result;
}
