import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const few = 5;

export const refusedWhenThereIsMuch: Mutant = {
  id: 'deliveries/of-the-webhook--refused-when-there-is-much',
  clauses: ['webhooks.deliveries'],
  check: 'deliveries/of-the-webhook',
  mistake: 'A log of more than a few deliveries is not found any more.',
  applyTo: (parts) =>
    withReply(parts, 'listWebhookDeliveries', (reply) => {
      if (reply.kind === 'page' && reply.page.items.length > few) throw new Refused('not_found');
      return reply;
    }),
};
