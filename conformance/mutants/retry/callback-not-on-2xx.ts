import { callbackNotOn2xx } from '../../checks/retry/callback-not-on-2xx.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { isAnswer, taken_as_failed, withOutcomes } from '../outcomes-taken.ts';
import { isUser, withDeliveriesOfCallers } from '../runs-of-callers.ts';

export const mutants = mutantsOf(callbackNotOn2xx, {
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
      withOutcomes(parts, 'callback', ({ result }) =>
        isAnswer(result, (status) => status === 204) ? taken_as_failed : result,
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
});
