import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { withNoneReadAs, withoutNotFound } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

const id_of_any = '00000000-0000-4000-8000-000000000000';

export const mutants = mutantsOf(requestCheck('listWebhookDeliveries'), {
  'all-below-nothing': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake: 'A webhook that is not found leaves no condition in the query, which then finds everything.',
    applyTo: (parts) =>
      withoutNotFound(parts, 'listWebhookDeliveries', (call) => parts.handlers.listAllDeliveries(call)),
  },
  'any-word-is-any': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake: 'A text below /webhooks that is no id is taken for the word any.',
    applyTo: (parts) =>
      withHandlers(
        withNoneReadAs(parts, 'listWebhookDeliveries', () => ({ webhook_id: id_of_any })),
        ({ listWebhookDeliveries, listAllDeliveries }) => ({
          listWebhookDeliveries: (call) =>
            call.request.path.webhook_id === id_of_any ? listAllDeliveries(call) : listWebhookDeliveries(call),
        }),
      ),
  },
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
