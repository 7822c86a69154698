import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const founderForTheMaker: Mutant = {
  id: 'isolation/embedded--founder-for-the-maker',
  clauses: ['isolation.embedded'],
  check: 'isolation/embedded',
  mistake: 'The users of an organization are read in one go, and the first of them stands for whoever made the asset.',
  applyTo: (parts) =>
    withReply(parts, 'getAsset', async (reply) => {
      const user = reply.kind === 'record' ? reply.record.created_by_user : undefined;
      if (reply.kind !== 'record' || !user) return reply;
      const members = await parts.store.membersOf(String(reply.record.org_id));
      const id = members.find(({ user_id }) => user_id !== reply.record.created_by)?.user_id;
      return { ...reply, record: { ...reply.record, created_by: id, created_by_user: { ...user, id } } };
    }),
};
