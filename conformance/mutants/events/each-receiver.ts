import type { OperationId } from '../../../src/contract/operations.ts';
import type { Call, Parts } from '../../../src/server/parts.ts';
import { eachReceiver } from '../../checks/events/each-receiver.ts';
import { withDeliveries } from '../changed-events.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isUser, withDeliveriesOfCallers } from '../runs-of-callers.ts';

export const mutants = mutantsOf(eachReceiver, {
  'workflows-of-users-silent': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'What people try out in the editor of workflows is told to its callback, and to no webhook.',
    applyTo: (parts) =>
      withDeliveriesOfCallers(
        parts,
        (call) => isUser(call) && call.operation.id === 'dispatchGraphWorkflowRun',
        (deliveries) => deliveries.filter(({ channel }) => channel === 'callback'),
      ),
  },
  'longest-paths-call-nobody': {
    breaks: ['events.matching-delivered'],
    mistake: 'The route for the longest paths was added later, and drops callback_url.',
    applyTo: (parts) => withoutDeliveriesOf(parts, 'dispatchModelRun5', 'callback'),
  },
  'webhooks-without-longer-paths': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'Webhooks hear of models with an owner and a slug, as all were once.',
    applyTo: (parts) => withoutDeliveriesOf(parts, 'dispatchModelRun4', 'webhook'),
  },
  'one-webhook-for-each-url-and-secret': {
    breaks: ['webhooks.fan-out'],
    mistake: 'A webhook with the URL and the secret of another is taken for the same one, made twice.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => {
        const known = new Set<string>();
        return deliveries.filter(({ channel, url, secret }) => {
          const is_new = !known.has(`${url} ${secret}`);
          known.add(`${url} ${secret}`);
          return channel === 'callback' || is_new;
        });
      }),
  },
  'callbacks-of-the-first-organization': {
    breaks: ['events.matching-delivered'],
    mistake: 'Callbacks were tried out with one customer, and are made for that one still.',
    applyTo(parts) {
      let first: string | undefined;
      return withDeliveries(parts, (deliveries, run) => {
        first ??= run.org_id;
        return deliveries.filter(({ channel }) => channel === 'webhook' || run.org_id === first);
      });
    },
  },
  'one-callback-for-each-url': {
    breaks: ['events.matching-delivered'],
    mistake: 'Callbacks are kept by their URL, and one that was made is not made again.',
    applyTo(parts) {
      const made = new Set<string>();
      return withDeliveries(parts, (deliveries) =>
        deliveries.filter(({ channel, url }) => channel === 'webhook' || (!made.has(url) && made.add(url))),
      );
    },
  },
  'one-webhook-for-each-url': {
    breaks: ['webhooks.fan-out'],
    mistake: 'The receivers of an event are put into a set of URLs.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => {
        const urls = new Set<string>();
        return deliveries.filter(({ channel, url }) => channel === 'callback' || (!urls.has(url) && urls.add(url)));
      }),
  },
  'webhooks-of-users-silent': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A webhook is told in the name of the API key that made it, and one of a user has no key.',
    applyTo(parts) {
      const of_users = new Set<unknown>();
      const noted = withReply(parts, 'createWebhook', (reply, { caller }) => {
        if (caller?.kind === 'user' && reply.kind === 'record') of_users.add(reply.record.id);
        return reply;
      });
      return withDeliveries(noted, (deliveries) => deliveries.filter(({ webhook_id }) => !of_users.has(webhook_id)));
    },
  },
  'first-customer-alone': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'The worker that sends was set up for the organization that tried webhooks first.',
    applyTo(parts) {
      let first: unknown;
      const noted = withReply(parts, 'createWebhook', (reply) => {
        if (reply.kind === 'record') first ??= reply.record.org_id;
        return reply;
      });
      return withDeliveries(noted, (deliveries) =>
        deliveries.filter(({ channel, org_id }) => channel === 'callback' || org_id === first),
      );
    },
  },
  'webhooks-at-the-callback-left-out': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'Whoever has a URL for callbacks at which a webhook is too is thought to want one notice.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { callback_url }) =>
        deliveries.filter(({ channel, url }) => channel === 'callback' || url !== callback_url),
      ),
  },
});

/** Runs of this operation are told to nobody by this channel. */
function withoutDeliveriesOf(parts: Parts, operation: OperationId, channel: 'callback' | 'webhook'): Parts {
  const isOf = (call: Call) => call.operation.id === operation;
  return withDeliveriesOfCallers(parts, isOf, (deliveries) => deliveries.filter((one) => one.channel !== channel));
}
