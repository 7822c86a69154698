import { callerOf, type HandlerReply, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { eachReceiver } from '../../checks/events/each-receiver.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** The first attempts of one channel are made 20 seconds later. */
function later(parts: Parts, channel: 'callback' | 'webhook'): Parts {
  return withDeliveries(parts, (deliveries) =>
    deliveries.map((delivery) => {
      if (delivery.channel !== channel || delivery.next_attempt_at === null) return delivery;
      const then = new Date(Date.parse(delivery.next_attempt_at) + 20_000);
      return { ...delivery, next_attempt_at: then.toISOString() };
    }),
  );
}

export const permitted = permittedOf(eachReceiver, {
  'one-webhook-for-each-url': {
    obeys: ['webhooks.subscription', 'webhooks.fan-out'],
    what: 'A caller who asks for a webhook at a URL at which the organization has one is given that one.',
    applyTo(parts) {
      const made = new Map<string, Promise<HandlerReply>>();
      return withHandlers(parts, ({ createWebhook }) => ({
        createWebhook(call) {
          const { url } = call.request.body as { url?: unknown };
          const key = `${callerOf(call).organization_id} ${String(url)}`;
          const reply = made.get(key) ?? createWebhook(call);
          made.set(key, reply);
          reply.catch(() => made.delete(key));
          return reply;
        },
      }));
    },
  },
  'logs-of-people-for-themselves': {
    obeys: ['webhooks.deliveries'],
    what: 'The log of a webhook that a person made is there for this person, and not found for anybody else.',
    applyTo(parts) {
      const makers = new Map<unknown, unknown>();
      const nameOf = ({ kind, user_id }: ReturnType<typeof callerOf>) => (kind === 'user' ? user_id : undefined);
      return withHandlers(parts, ({ createWebhook, listWebhookDeliveries }) => ({
        async createWebhook(call) {
          const reply = await createWebhook(call);
          if (reply.kind === 'record') makers.set(reply.record.id, nameOf(callerOf(call)));
          return reply;
        },
        listWebhookDeliveries(call) {
          const maker = makers.get(call.request.path.webhook_id);
          if (maker !== undefined && maker !== nameOf(callerOf(call))) throw new Refused('not_found');
          return listWebhookDeliveries(call);
        },
      }));
    },
  },
  'callbacks-much-later': {
    obeys: ['events.matching-delivered', 'callbacks.once'],
    what: 'Webhooks are told at once, and callbacks have a queue of their own that takes 20 seconds.',
    apart: {
      'retry/webhook-backoff-grows--capped-backoff': 'nobody waits so long where no webhook does',
      'retry/webhook-backoff-grows--slow-growth': 'nobody waits so long where no webhook does',
      'retry/webhook-schedule--two-attempts': 'nobody waits so long where no webhook does',
      'retry/webhook-tried-again--webhook-event-twice': 'nobody waits so long where no webhook does',
    },
    applyTo: (parts) => later(parts, 'callback'),
  },
  'webhooks-much-later': {
    obeys: ['webhooks.deliver-matching', 'webhooks.fan-out'],
    costs: { 'retry/on-closed-port': 'the port is closed again before a webhook is told of anything' },
    what: 'Callbacks leave at once, and webhooks have a queue of their own that takes 20 seconds.',
    alone: 'Whoever lists a delivery after its first attempt lists it as much later.',
    applyTo: (parts) => later(parts, 'webhook'),
  },
});
