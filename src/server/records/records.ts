/** Rules of all soft-deleted records of an organization: who sees them, and how reads and deletes answer. */
import type { Deletion } from '../../store/rows.ts';
import { type Call, callerOf, type HandlerReply } from '../parts.ts';
import { Refused } from '../refused.ts';

/** @throws Refused when there is no such record, or it belongs to an organization that the caller does not act in */
export function ownRecord<Row extends { org_id: string }>(call: Call, row: Row | undefined): Row {
  if (!row) throw new Refused('not_found');
  if (row.org_id !== callerOf(call).organization_id) throw new Refused('foreign_record');
  return row;
}

/** A record as it is, deleted or not. */
export function readReply(call: Call, record: object & { deleted_at: string | null }): HandlerReply {
  const { read } = call.world.policies(call.operation.id).deletion;
  if (record.deleted_at !== null && read === 'not_found') throw new Refused('not_found');
  return { kind: 'record', success: 'read', record: { ...record } };
}

/** Answer of a delete, the first time and again. */
export function deletedReply(call: Call, deletion: Deletion): HandlerReply {
  const { second } = call.world.policies(call.operation.id).deletion;
  if (deletion === 'absent' || (deletion === 'already' && second === 'not_found')) throw new Refused('not_found');
  return { kind: 'empty', success: deletion === 'deleted' ? 'deleted' : 'deleted_again' };
}
