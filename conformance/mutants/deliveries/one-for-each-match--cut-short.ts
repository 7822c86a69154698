import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const shown = 3;

export const logCutShort: Mutant = {
  id: 'deliveries/one-for-each-match--cut-short',
  clauses: ['deliveries.one-for-each-match'],
  check: 'deliveries/one-for-each-match',
  mistake: 'The log ends behind its newest entries, with no word of the others and no cursor that leads to them.',
  applyTo: (parts) =>
    withReply(parts, 'listWebhookDeliveries', (reply) => {
      if (reply.kind !== 'page') return reply;
      return { ...reply, page: { ...reply.page, items: reply.page.items.slice(0, shown), next: null } };
    }),
};
