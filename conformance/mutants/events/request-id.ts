import { requestIdOnEvents } from '../../checks/events/request-id.ts';
import { withAttempt, withoutHeader } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withRepeats } from './other-repeats.ts';

export const mutants = mutantsOf(requestIdOnEvents, {
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
});
