import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const makersStillSeeIt: Mutant = {
  id: 'soft-delete/repeat--makers-still-see-it',
  clauses: ['soft-delete.never-live-on-read'],
  check: 'soft-delete/repeat',
  mistake: 'Whoever made an asset reads the copy of their own workspace, which a deletion does not reach.',
  applyTo: (parts) =>
    withReply(parts, 'getAsset', (reply, { caller }) => {
      if (reply.kind !== 'record' || reply.record.created_by !== caller?.user_id) return reply;
      return { ...reply, record: { ...reply.record, deleted_at: null, deleted_by: null } };
    }),
};
