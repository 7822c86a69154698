import { requestCheck } from '../../checks/requests/operation.ts';
import { withReply } from '../changed-replies.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getMe'), {
  'memberships-left-out-of-several': {
    breaks: ['account.memberships-when-embedded'],
    mistake: 'Only the last of several embeds is looked at.',
    applyTo: (parts) =>
      withReply(parts, 'getMe', (reply, { request }) => {
        const { embed } = request.query;
        const several = Array.isArray(embed) && embed.length > 1;
        if (reply.kind !== 'record' || !several) return reply;
        const { memberships: _, ...record } = reply.record;
        return { ...reply, record };
      }),
  },
  'several-embeds-refused': {
    breaks: ['account.embed'],
    mistake: 'The parameter is compared with each allowed value as a whole, and a list with commas is none of them.',
    applyTo: (parts) =>
      withRefusal(parts, 'getMe', ({ query }) => Array.isArray(query.embed) && query.embed.length > 1),
  },
});
