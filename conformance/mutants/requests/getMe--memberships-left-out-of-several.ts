import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const membershipsOfOneEmbed: Mutant = {
  id: 'requests/getMe--memberships-left-out-of-several',
  clauses: ['account.memberships-when-embedded'],
  check: 'requests/getMe',
  mistake: 'Only the last of several embeds is looked at.',
  applyTo: (parts) =>
    withReply(parts, 'getMe', (reply, { request }) => {
      const { embed } = request.query;
      const several = Array.isArray(embed) && embed.length > 1;
      if (reply.kind !== 'record' || !several) return reply;
      const { memberships: _, ...record } = reply.record;
      return { ...reply, record };
    }),
};
