import { deliveryId } from '../../checks/events/delivery-id.ts';
import { withAttempt, withPayload } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(deliveryId, {
  'lost-on-the-last-attempt': {
    breaks: ['events.delivery-id'],
    mistake:
      'From the third attempt on a smaller payload is sent, in case the size was what the receiver did not like.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => {
        if (number < 3) return event;
        const { delivery: _, ...others } = JSON.parse(event.body) as Record<string, unknown>;
        return { ...event, body: JSON.stringify(others) };
      }),
  },
  'none-when-failed': {
    breaks: ['events.delivery-id'],
    mistake: 'Failures are told by a template of their own, in which the delivery was forgotten.',
    applyTo: (parts) =>
      withPayload(parts, ({ delivery, ...others }, _, { status_code }) =>
        status_code === 'failed' ? others : { delivery, ...others },
      ),
  },
  'run-id-inside-only': {
    breaks: ['events.delivery-id'],
    mistake: 'Webhook deliveries hold the whole run, so that somebody struck its id beside it.',
    applyTo: (parts) =>
      withPayload(parts, (payload, { channel }) => {
        const { run_id, ...others } = payload;
        return channel === 'webhook' ? others : payload;
      }),
  },
});
