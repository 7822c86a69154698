import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listWebhookDeliveries'), {
  'none-yet-is-not-found': {
    breaks: ['webhooks.deliveries'],
    mistake: 'A webhook without deliveries has no row in their table, and is not found.',
    applyTo: (parts) =>
      withReply(parts, 'listWebhookDeliveries', (reply) => {
        if (reply.kind === 'page' && reply.page.items.length === 0) throw new Refused('not_found');
        return reply;
      }),
  },
});
