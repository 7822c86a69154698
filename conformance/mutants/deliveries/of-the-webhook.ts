import type { Attempt } from '../../../src/contract/types.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { deliveriesOfTheWebhook } from '../../checks/deliveries/of-the-webhook.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withDeliveryIds, withItems } from '../other-log.ts';

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
  'failures-share': {
    breaks: ['deliveries.ids-distinct'],
    mistake: 'The notices of a failure are made in one go for all webhooks, by a copy that keeps the id.',
    applyTo: (parts) => withDeliveryIds(parts, ({ run_id, event }) => (event === 'run.failed' ? run_id : null)),
  },
  'made-of-the-webhook': {
    breaks: ['deliveries.ids-distinct'],
    mistake: 'The id of a delivery is made of the webhook and the event, so that the next such event has it again.',
    applyTo: (parts) => withDeliveryIds(parts, ({ webhook_id, event }) => (event === 'run.failed' ? webhook_id : null)),
  },
  'once-for-each-attempt': {
    breaks: ['deliveries.ids-distinct'],
    mistake: 'The log is joined with the table of attempts, and shows a delivery once for each failure of it.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) =>
        items.flatMap((item) => {
          const failures = (item.attempts as Attempt[]).filter(({ succeeded }) => !succeeded);
          return failures.length > 1 ? failures.map(() => item) : [item];
        }),
      ),
  },
});
