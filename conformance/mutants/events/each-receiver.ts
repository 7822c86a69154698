import type { OperationId } from '../../../src/contract/operations.ts';
import type { Call, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { eachReceiver } from '../../checks/events/each-receiver.ts';
import { withDeliveries, withUntold } from '../changed-events.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { withDispatches } from '../runs/changed-runs.ts';
import { isUser, withDeliveriesOfCallers } from '../runs-of-callers.ts';

export const mutants = mutantsOf(eachReceiver, {
  'workflows-of-users-silent': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A workflow that people try out in the editor is told to its callback, and to no webhook.',
    applyTo: (parts) => withoutDeliveriesOf(parts, 'dispatchGraphWorkflowRun', 'webhook', isUser),
  },
  'callbacks-of-workflows-for-keys-alone': {
    breaks: ['events.matching-delivered'],
    mistake: 'The editor in which people try workflows out shows how a run ended, so that it drops callback_url.',
    applyTo: (parts) => withoutDeliveriesOf(parts, 'dispatchGraphWorkflowRun', 'callback', isUser),
  },
  'workflows-of-users-run-twice': {
    breaks: ['events.run-id-is-the-run'],
    mistake: 'The editor of workflows dispatches for a preview first, with everything that the request holds.',
    applyTo: (parts) => withRunsDoubled(parts, isUser),
  },
  'runs-of-later-customers-twice': {
    breaks: ['events.run-id-is-the-run'],
    mistake: 'Two queues are read since there are more customers than one, and each of them starts the run.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withRunsDoubled(parts, ({ caller }) => !isFirst(caller?.organization_id));
    },
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
      const isFirst = firstOne();
      return withUntold(parts, ({ channel }, { org_id }) => !isFirst(org_id) && channel === 'callback');
    },
  },
  'one-callback-for-each-url': {
    breaks: ['events.matching-delivered'],
    mistake: 'Callbacks are kept by their URL, and one that was made is not made again.',
    applyTo(parts) {
      const made = new Set<string>();
      return withUntold(parts, ({ channel, url }) => channel === 'callback' && made.size === made.add(url).size);
    },
  },
  'one-log-for-each-url': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake: 'The log is a list of requests, and that of a webhook is what went to its URL.',
    applyTo(parts) {
      const first = new Map<string, string>();
      const noted = withPart(parts, 'store', (store) => ({
        insertWebhook(webhook) {
          if (!first.has(webhook.record.url)) first.set(webhook.record.url, webhook.id);
          return store.insertWebhook(webhook);
        },
      }));
      return withHandlers(noted, ({ listWebhookDeliveries }) => ({
        async listWebhookDeliveries(call) {
          const { path } = call.request;
          const webhook = await parts.store.webhook(path.webhook_id!.toLowerCase());
          const webhook_id = first.get(webhook?.record.url ?? '') ?? path.webhook_id!;
          return listWebhookDeliveries({ ...call, request: { ...call.request, path: { ...path, webhook_id } } });
        },
      }));
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
  'own-webhooks-in-the-whole-log': {
    breaks: ['webhooks.deliveries-of-organization'],
    mistake: 'The log of all webhooks is that of those which the caller made, as on the page where one edits them.',
    applyTo: (parts) =>
      withReply(parts, 'listAllDeliveries', async (reply, { caller }) => {
        if (reply.kind !== 'page') return reply;
        const { items } = reply.page;
        const webhooks = await Promise.all(items.map(({ webhook_id }) => parts.store.webhook(String(webhook_id))));
        const own = items.filter((_, index) => webhooks[index]?.record.created_by === caller?.user_id);
        return { ...reply, page: { ...reply.page, items: own } };
      }),
  },
  'no-log-of-webhooks-of-users': {
    breaks: ['webhooks.deliveries'],
    mistake: 'The log joins webhooks with the API keys that made them, and one of a user has no key.',
    applyTo(parts) {
      const { noted, of_users } = withUsersWebhooksNoted(parts);
      return withReply(noted, 'listWebhookDeliveries', (reply, { request }) => {
        if (of_users.has(request.path.webhook_id)) throw new Refused('not_found');
        return reply;
      });
    },
  },
});

/** Dispatches of such a caller are dispatched once more, of which nobody is told. */
function withRunsDoubled(parts: Parts, isCaller: (call: Call) => boolean): Parts {
  return withDispatches(parts, (dispatch) => async (call) => {
    const reply = await dispatch(call);
    if (isCaller(call)) await dispatch(call);
    return reply;
  });
}

/** Runs of this operation, by some callers, are told to nobody by this channel. */
function withoutDeliveriesOf(
  parts: Parts,
  operation: OperationId,
  channel: 'callback' | 'webhook',
  isCaller: (call: Call) => boolean = () => true,
): Parts {
  const isOf = (call: Call) => isCaller(call) && call.operation.id === operation;
  return withDeliveriesOfCallers(parts, isOf, (deliveries) => deliveries.filter((one) => one.channel !== channel));
}

function withUsersWebhooksNoted(parts: Parts) {
  const of_users = new Set<unknown>();
  const noted = withReply(parts, 'createWebhook', (reply, { caller }) => {
    if (caller?.kind === 'user' && reply.kind === 'record') of_users.add(reply.record.id);
    return reply;
  });
  return { noted, of_users };
}
