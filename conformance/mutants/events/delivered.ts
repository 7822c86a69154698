import { operationsIn } from '../../../src/contract/operations.ts';
import { type Call, callerOf, type Parts } from '../../../src/server/parts.ts';
import { endsAreTold } from '../../checks/events/delivered.ts';
import { withDeliveries } from '../changed-events.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

/** The ids of runs that users dispatched. */
function withUsersRuns(parts: Parts, change: (all: Parts, of_users: ReadonlySet<string>) => Parts): Parts {
  const of_users = new Set<string>();
  const noting = withHandlers(parts, (handlers) =>
    Object.fromEntries(
      operationsIn('dispatches').map((operation) => [
        operation,
        async (call: Call) => {
          const reply = await handlers[operation](call);
          if (reply.kind === 'record' && callerOf(call).kind === 'user') of_users.add(String(reply.record.run_id));
          return reply;
        },
      ]),
    ),
  );
  return change(noting, of_users);
}

export const mutants = mutantsOf(endsAreTold, {
  'callback-or-webhooks': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A failed run that has a callback_url counts as told, so that no webhook hears of it.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { status_code, callback_url }) =>
        deliveries.filter(({ channel }) => channel === 'callback' || status_code !== 'failed' || callback_url === null),
      ),
  },
  'callbacks-for-keys-alone': {
    breaks: ['events.matching-delivered'],
    mistake: 'Whoever is signed in is taken to sit before a screen, so that no callback is made.',
    applyTo: (parts) =>
      withUsersRuns(parts, (all, of_users) =>
        withDeliveries(all, (deliveries, { id }) =>
          deliveries.filter(({ channel }) => channel === 'webhook' || !of_users.has(id)),
        ),
      ),
  },
  'either-callback-or-webhooks': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A run that has a callback_url counts as told, so that no webhook hears of it.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { callback_url }) =>
        deliveries.filter(({ channel }) => channel === 'callback' || callback_url === null),
      ),
  },
  'failures-call-nobody': {
    breaks: ['events.matching-delivered'],
    mistake: 'A callback is the last step of a run, and a run that fails does not come to its last step.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { status_code }) =>
        deliveries.filter(({ channel }) => channel === 'webhook' || status_code !== 'failed'),
      ),
  },
  'none-when-canceled': {
    breaks: ['events.matching-delivered', 'webhooks.deliver-matching'],
    mistake: 'Runs that are called off end on a path of their own, which tells nobody.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { status_code }) => (status_code === 'canceled' ? [] : [...deliveries])),
  },
  'webhooks-are-enough': {
    breaks: ['events.matching-delivered'],
    mistake: 'A canceled run that some webhook hears of counts as told, so that its callback is left out.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { status_code }) => {
        const is_told = status_code === 'canceled' && deliveries.some(({ channel }) => channel === 'webhook');
        return is_told ? deliveries.filter(({ channel }) => channel === 'webhook') : [...deliveries];
      }),
  },
  'webhooks-for-keys-alone': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'The subscriptions are looked up by the key that dispatched the run, and a user has none.',
    applyTo: (parts) =>
      withUsersRuns(parts, (all, of_users) =>
        withDeliveries(all, (deliveries, { id }) =>
          deliveries.filter(({ channel }) => channel === 'callback' || !of_users.has(id)),
        ),
      ),
  },
  'workflows-skip-webhooks': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'Webhooks were built for runs of models, and the end of a workflow never asks for them.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { model_id }) =>
        deliveries.filter(({ channel }) => channel === 'callback' || model_id !== null),
      ),
  },
});
