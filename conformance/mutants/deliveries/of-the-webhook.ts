import { Refused } from '../../../src/server/refused.ts';
import { deliveriesOfTheWebhook } from '../../checks/deliveries/of-the-webhook.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const full = 8;

const few = 5;

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
    applyTo: (parts) =>
      withHandlers(parts, ({ listWebhookDeliveries, listAllDeliveries }) => ({
        async listWebhookDeliveries(call) {
          const own = await listWebhookDeliveries(call);
          const all = await listAllDeliveries(call);
          if (own.kind !== 'page' || all.kind !== 'page') return own;
          const { webhook_id } = call.request.path;
          const others = all.page.items.filter((item) => item.webhook_id !== webhook_id && item.event === 'run.failed');
          return { ...own, page: { ...own.page, items: [...own.page.items, ...others] } };
        },
      })),
  },
  'filled-up': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake:
      'A page of the log that is not full is filled up with what comes next in the table, whoever it was sent to.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listWebhookDeliveries, listAllDeliveries }) => ({
        async listWebhookDeliveries(call) {
          const own = await listWebhookDeliveries(call);
          const all = await listAllDeliveries(call);
          if (own.kind !== 'page' || all.kind !== 'page') return own;
          const { webhook_id } = call.request.path;
          const others = all.page.items.filter((item) => item.webhook_id !== webhook_id);
          const room = Math.max(0, full - own.page.items.length);
          return { ...own, page: { ...own.page, items: [...own.page.items, ...others.slice(0, room)] } };
        },
      })),
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
