import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const userUnasked: Mutant = {
  id: 'requests/getAsset--user-unasked',
  clauses: ['embedding.asset-user'],
  check: 'requests/getAsset',
  mistake: 'The user is always embedded: the join is there anyway.',
  applyTo: (parts) =>
    withReply(parts, 'getAsset', async (reply) => {
      if (reply.kind !== 'record' || reply.record.created_by_user) return reply;
      const user = await parts.store.user(String(reply.record.created_by));
      const { id, email, first_name, last_name, avatar_url } = user!;
      return {
        ...reply,
        record: { ...reply.record, created_by_user: { id, email, first_name, last_name, avatar_url } },
      };
    }),
};
