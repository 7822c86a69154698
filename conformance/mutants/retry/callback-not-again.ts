import type { Parts } from '../../../src/server/parts.ts';
import type { DeliveryRow } from '../../../src/store/run-rows.ts';
import { callbackNotAgain } from '../../checks/retry/callback-not-again.ts';
import { withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isAnswer, taken_as_failed, withOutcomes } from '../outcomes-taken.ts';
import { isUser, withDeliveriesOfCallers } from '../runs-of-callers.ts';
import { isOfWorkflow, withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackNotAgain, {
  'runs-of-users-told-twice': {
    breaks: ['callbacks.once'],
    mistake: 'The page that people dispatch from asks for a notice of its own, at the same URL.',
    applyTo: (parts) => withDeliveriesOfCallers(parts, isUser, (deliveries) => toldTwice(deliveries, parts)),
  },
  'again-after-204': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'An answer without a body is taken for none.',
    applyTo: (parts) => againAfter(parts, 204),
  },
  'sent-twice': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'Two workers take the same job from the queue, and each sends it.',
    applyTo: (parts) => ({
      ...parts,
      async send(event) {
        if (event.channel === 'callback') await parts.send(event);
        return parts.send(event);
      },
    }),
  },
  'told-as-two-deliveries': {
    breaks: ['callbacks.once'],
    mistake: 'The change of status and the end of the run both make a callback, each with an id of its own.',
    applyTo: (parts) => withDeliveries(parts, (deliveries) => toldTwice(deliveries, parts)),
  },
  'again-after-3xx-for-workflows': {
    breaks: ['callbacks.no-retry-on-3xx'],
    mistake: 'The sender for workflows takes a redirect for a receiver that is not there yet.',
    applyTo: (parts) =>
      withRuleFor(parts, isOfWorkflow, ({ again_on }) => ({ again_on: [...again_on, '3xx'] }), 'callback'),
  },
  'again-after-304': {
    breaks: ['callbacks.no-retry-on-3xx'],
    mistake:
      'The HTTP library throws at a 304 that no condition was sent with, and what is thrown counts as a network error.',
    applyTo: (parts) => againAfter(parts, 304),
  },
  'again-after-any-3xx': {
    breaks: ['callbacks.no-retry-on-3xx'],
    mistake: 'A redirect that is not followed is taken for a receiver that is not there yet.',
    applyTo: (parts) => withRule(parts, 'callback', ({ again_on }) => ({ again_on: [...again_on, '3xx'] })),
  },
  'again-after-404': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that is not there yet is taken to be starting, so that 404 is tried again.',
    applyTo: (parts) => againAfter(parts, 404),
  },
  'again-after-429': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that answers 429 asks for patience, so that this one 4xx is tried again.',
    applyTo: (parts) => againAfter(parts, 429),
  },
  'again-after-any-4xx': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'Callbacks are tried again by the rule of webhooks: after everything that is no 2xx.',
    applyTo: (parts) => withRule(parts, 'callback', ({ again_on }) => ({ again_on: [...again_on, '4xx', '3xx'] })),
  },
});

/** An answer that ends a callback is taken for a failure. */
function againAfter(parts: Parts, ending: number): Parts {
  return withOutcomes(parts, 'callback', ({ result }) =>
    isAnswer(result, (status) => status === ending) ? taken_as_failed : result,
  );
}

/** Each callback as two deliveries, of which each has an id of its own. */
function toldTwice(deliveries: readonly DeliveryRow[], { random }: Parts): DeliveryRow[] {
  return deliveries.flatMap((one) => {
    const id = random.uuid();
    return one.channel === 'webhook' ? [one] : [one, { ...one, id, body: one.body.replaceAll(one.id, id) }];
  });
}
