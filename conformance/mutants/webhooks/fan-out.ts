import { fanOut } from '../../checks/webhooks/fan-out.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withReceivers } from '../other-subscriptions.ts';

export const mutants = mutantsOf(fanOut, {
  'failures-told-once': {
    breaks: ['webhooks.fan-out'],
    mistake: 'A notice of a failure is taken for done as soon as one webhook has it.',
    applyTo: (parts) =>
      withReceivers(parts, (matching, event) => (event === 'run.failed' ? matching.slice(0, 1) : [...matching])),
  },
  'first-one-only': {
    breaks: ['webhooks.fan-out'],
    mistake: 'The webhook of an event is looked up as if there could be one only.',
    applyTo: (parts) => withReceivers(parts, (matching) => matching.slice(0, 1)),
  },
  'one-id-for-all': {
    breaks: ['webhooks.fan-out'],
    mistake: 'The payload is made once for each event, with one delivery id, and sent to every webhook.',
    applyTo: (parts) =>
      withPart(parts, 'deliveries', (deliveries) => ({
        async deliveriesOf(run) {
          const made = await deliveries.deliveriesOf(run);
          const first = made.find(({ channel }) => channel === 'webhook');
          return made.map((delivery) =>
            first && delivery.channel === 'webhook' ? { ...delivery, body: first.body } : delivery,
          );
        },
      })),
  },
});
