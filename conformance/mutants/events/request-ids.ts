import { requestIds } from '../../checks/events/request-ids.ts';
import { withAttempt, withoutHeader } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withManners } from '../other-manners.ts';
import { withRequestIds } from '../other-request-ids.ts';
import { withRepeats } from './other-repeats.ts';

const worker_id = '7d0c2c54-5f63-4a71-9a3e-2f1b8f0f6f11';

export const mutants = mutantsOf(requestIds, {
  'lost-behind-a-reset': {
    breaks: ['events.request-id'],
    mistake: 'After a lost connection the request is built once more by a layer below that which sets the header.',
    applyTo: (parts) =>
      withRepeats(parts, (event, before) => (before.kind === 'failed' ? withoutHeader(event, 'request-id') : event)),
  },
  'not-on-callbacks': {
    breaks: ['events.request-id'],
    mistake: 'The id belongs to the log of webhooks, which callbacks do not have.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => (event.channel === 'callback' ? withoutHeader(event, 'request-id') : event)),
  },
  'not-on-repeats': {
    breaks: ['events.request-id'],
    mistake: 'The header is set where a delivery is made, and the worker that repeats it does not know it.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => (number === 1 ? event : withoutHeader(event, 'request-id'))),
  },
  'id-of-the-worker': {
    breaks: ['events.request-id-correlates'],
    mistake: 'The id is drawn once when the worker starts, and every event bears it; the log shows it faithfully.',
    applyTo: (parts) => withRequestIds(parts, () => worker_id),
  },
  'of-repeats-alone': {
    breaks: ['events.request-id-correlates'],
    mistake: 'A repeat runs under the id of the job that tries again, whatever it repeats.',
    applyTo: (parts) => withRequestIds(parts, (own, _, number) => (number === 1 ? own : worker_id)),
  },
  'callbacks-use-the-delivery': {
    breaks: ['events.request-id-scope'],
    mistake: 'Callbacks send the id of the delivery for want of another, against what is documented.',
    applyTo: (parts) =>
      withManners(parts, (manners) => ({ ...manners, callback: { ...manners.callback, request_id: 'delivery_id' } })),
  },
  'kept-by-webhooks': {
    breaks: ['events.request-id-scope'],
    mistake: 'The id of the first attempt is stored with the delivery and sent again, against what is documented.',
    applyTo: (parts) =>
      withManners(parts, (manners) => ({ ...manners, webhook: { ...manners.webhook, request_id: 'delivery' } })),
  },
});
