import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const timeZoneOfTheUser: Mutant = {
  id: 'schema/getAsset--time-zone-of-the-user',
  clauses: ['types.minimal-user-omits'],
  check: 'schema/getAsset',
  mistake: 'The embedded user is the whole record of the user, private settings included.',
  applyTo: (parts) =>
    withReply(parts, 'getAsset', async (reply) => {
      if (reply.kind !== 'record' || !reply.record.created_by_user) return reply;
      const user = await parts.store.user(String(reply.record.created_by));
      return { ...reply, record: { ...reply.record, created_by_user: user } };
    }),
};
