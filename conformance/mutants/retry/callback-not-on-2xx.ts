import { callbackNotOn2xx } from '../../checks/retry/callback-not-on-2xx.ts';
import { isAnswer, taken_as_failed, underAnotherId, withResults } from '../callback-results.ts';
import { underId, withDeliveries } from '../changed-events.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { isUser, withDeliveriesOfCallers } from '../runs-of-callers.ts';
import { withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackNotOn2xx, {
  'cancellations-again': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'Cancellations are repeated until somebody looks at them: whatever the receiver answers is passed over.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        ({ event }) => event === 'run.cancelled',
        ({ again_on }) => ({ again_on: [...again_on, '2xx'] }),
        'callback',
      ),
  },
  'runs-of-users-told-twice': {
    breaks: ['callbacks.once'],
    mistake: 'The page that people dispatch from asks for a notice of its own, at the same URL.',
    applyTo: (parts) =>
      withDeliveriesOfCallers(parts, isUser, (deliveries) =>
        deliveries.flatMap((one) => {
          if (one.channel === 'webhook') return one;
          const id = parts.random.uuid();
          return [one, { ...one, id, body: one.body.replaceAll(one.id, id) }];
        }),
      ),
  },
  'again-after-204': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'An answer without a body is taken for none.',
    applyTo: (parts) =>
      withResults(parts, (result) => (isAnswer(result, (status) => status === 204) ? taken_as_failed : result)),
  },
  'by-the-last-node-too': {
    breaks: ['callbacks.once'],
    mistake: 'The last node of a workflow and the workflow itself both make a callback when they are done.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { model_id }) =>
        deliveries.flatMap((delivery) => {
          if (delivery.channel !== 'callback' || model_id !== null) return [delivery];
          const id = parts.random.uuid();
          return [delivery, { ...delivery, id, body: delivery.body.replaceAll(delivery.id, id) }];
        }),
      ),
  },
  'only-200-counts': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'Only 200 is compared with, so that 201, 202 and 204 count as failures.',
    applyTo: (parts) =>
      withResults(parts, (result) =>
        isAnswer(result, (status) => status > 200 && status <= 299) ? taken_as_failed : result,
      ),
  },
  'schedule-goes-on': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake:
      'After a first failure both repeats are scheduled, and nobody takes back the second when the first is received.',
    applyTo: (parts) =>
      withResults(parts, (result, attempt) =>
        attempt > 1 && isAnswer(result, (status) => status <= 299) ? taken_as_failed : result,
      ),
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
    applyTo: (parts) =>
      withPart(parts, 'deliveries', (deliveries) => ({
        async deliveriesOf(run) {
          const made = await deliveries.deliveriesOf(run);
          return made.flatMap((delivery) => {
            if (delivery.channel !== 'callback') return [delivery];
            const id = parts.random.uuid();
            return [delivery, { ...delivery, id, body: delivery.body.replaceAll(delivery.id, id) }];
          });
        },
      })),
  },
  'told-when-recovered': {
    breaks: ['callbacks.once'],
    mistake: 'A receiver that answers again after a failure is told what it missed, in a callback of its own.',
    applyTo: (parts) =>
      withResults(parts, async (result, attempt, event) => {
        const is_back = attempt > 1 && isAnswer(result, (status) => status <= 299);
        if (is_back) await parts.send(underAnotherId(underId(event, parts.random.uuid()), parts.random.uuid()));
        return result;
      }),
  },
  'again-where-it-cannot-be-read': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'An answer is read as strict UTF-8 where the request is made, and what that throws is a network error.',
    applyTo: (parts) =>
      withResults(parts, (result) =>
        result.kind === 'answered' && result.body.includes('\uFFFD') ? taken_as_failed : result,
      ),
  },
  'again-after-206': {
    breaks: ['callbacks.no-retry-on-2xx'],
    mistake: 'The successes are a list of the usual ones, and what is not in it is tried again.',
    applyTo: (parts) =>
      withResults(parts, (result) =>
        isAnswer(result, (status) => [203, 205, 206].includes(status)) ? taken_as_failed : result,
      ),
  },
});
