import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { deliveriesOfTheWebhook } from '../../checks/deliveries/of-the-webhook.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const few = 5;

type Item = Record<string, unknown>;

/** @param which of the deliveries to others stand in the log of a webhook too */
function withOthersInLog(parts: Parts, which: (others: readonly Item[], own: readonly Item[]) => Item[]): Parts {
  return withReply(parts, 'listWebhookDeliveries', async (own, call) => {
    const all = await parts.handlers.listAllDeliveries(call);
    if (own.kind !== 'page' || all.kind !== 'page') return own;
    const others = all.page.items.filter(({ webhook_id }) => webhook_id !== call.request.path.webhook_id);
    const items = [...own.page.items, ...which(others, own.page.items)];
    return { ...own, page: { ...own.page, items } };
  });
}

export const mutants = mutantsOf(deliveriesOfTheWebhook, {
  'all-of-the-organization': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake: 'The log below a webhook leaves the webhook out of its query.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listWebhookDeliveries, listAllDeliveries }) => ({
        async listWebhookDeliveries(call) {
          await listWebhookDeliveries(call);
          return listAllDeliveries(call);
        },
      })),
  },
  'failures-in-every-log': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake: 'An `or` without brackets in the query has the log of a webhook show all notices of failures.',
    applyTo: (parts) => withOthersInLog(parts, (others) => others.filter(({ event }) => event === 'run.failed')),
  },
  'refused-when-there-is-much': {
    breaks: ['webhooks.deliveries'],
    mistake: 'A log of more than a few deliveries is not found any more.',
    applyTo: (parts) =>
      withReply(parts, 'listWebhookDeliveries', (reply) => {
        if (reply.kind === 'page' && reply.page.items.length > few) throw new Refused('not_found');
        return reply;
      }),
  },
});
