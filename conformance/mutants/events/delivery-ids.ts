import { deliveryIds } from '../../checks/events/delivery-ids.ts';
import { underId, withAttempt, withPayload } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withRepeats } from './other-repeats.ts';

export const mutants = mutantsOf(deliveryIds, {
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
  'from-a-small-pool': {
    breaks: ['events.distinct-ids'],
    mistake: 'Ids of deliveries are drawn from a source that knows a few hundred of them.',
    applyTo: (parts) =>
      withPayload(parts, (payload) => {
        const id = `00000000-0000-4000-8000-0000000000${parts.random.uuid().slice(-2)}`;
        return { ...payload, delivery: { ...(payload.delivery as object), id } };
      }),
  },
  'id-of-the-run': {
    breaks: ['events.distinct-ids'],
    mistake: 'The id of the run is taken for the id of its delivery, as if there were one receiver only.',
    applyTo: (parts) =>
      withPayload(parts, (payload, { run_id }) => ({
        ...payload,
        delivery: { ...(payload.delivery as object), id: run_id },
      })),
  },
  'new-each-time': {
    breaks: ['events.same-id-on-repeat'],
    mistake: 'A repeat is made by making the whole delivery again, its id too.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => (number === 1 ? event : underId(event, parts.random.uuid()))),
  },
  'renewed-behind-a-redirect': {
    breaks: ['events.same-id-on-repeat'],
    mistake: 'A redirect is a receiver at another place, and what it is sent there is another delivery.',
    applyTo: (parts) =>
      withRepeats(parts, (event, before) => {
        const is_redirect = before.kind === 'answered' && before.status >= 300 && before.status <= 399;
        return is_redirect ? underId(event, parts.random.uuid()) : event;
      }),
  },
  'renewed-behind-a-reset': {
    breaks: ['events.same-id-on-repeat'],
    mistake:
      'An attempt without an answer is taken not to have left at all, so that its delivery is made anew, with another id.',
    applyTo: (parts) =>
      withRepeats(parts, (event, before) => (before.kind === 'failed' ? underId(event, parts.random.uuid()) : event)),
  },
});
