import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noneYetIsNotFound: Mutant = {
  id: 'requests/listWebhookDeliveries--none-yet-is-not-found',
  clauses: ['webhooks.deliveries'],
  check: 'requests/listWebhookDeliveries',
  mistake: 'A webhook without deliveries has no row in their table, and is not found.',
  applyTo: (parts) =>
    withReply(parts, 'listWebhookDeliveries', (reply) => {
      if (reply.kind === 'page' && reply.page.items.length === 0) throw new Refused('not_found');
      return reply;
    }),
};
