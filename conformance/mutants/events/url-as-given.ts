import { urlAsGiven } from '../../checks/events/url-as-given.ts';
import { withAttempt } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(urlAsGiven, {
  'escapes-resolved': {
    breaks: ['events.url-as-given'],
    mistake: 'The parameters of an address are read and written anew, without the escapes that they came with.',
    applyTo: (parts) =>
      withAttempt(parts, (event) =>
        event.channel === 'callback' ? { ...event, url: decodeURIComponent(event.url) } : event,
      ),
  },
  'in-small-letters': {
    breaks: ['events.url-as-given'],
    mistake: 'Addresses are kept in small letters, so that none is kept twice.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => (event.channel === 'webhook' ? { ...event, url: event.url.toLowerCase() } : event)),
  },
});
