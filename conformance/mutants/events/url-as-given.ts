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
  'query-lost-on-callbacks': {
    breaks: ['events.url-as-given'],
    mistake: 'The worker takes the address apart and puts it together again from host and path.',
    applyTo: (parts) =>
      withAttempt(parts, (event) =>
        event.channel === 'callback' ? { ...event, url: event.url.split('?')[0]! } : event,
      ),
  },
  'query-lost-on-repeats': {
    breaks: ['events.url-as-given'],
    mistake: 'What is kept for a repeat is the address without its query, which might hold a secret.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => (number === 1 ? event : { ...event, url: event.url.split('?')[0]! })),
  },
  'in-small-letters': {
    breaks: ['events.url-as-given'],
    mistake: 'Addresses are kept in small letters, so that none is kept twice.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => (event.channel === 'webhook' ? { ...event, url: event.url.toLowerCase() } : event)),
  },
  'slashes-tidied': {
    breaks: ['events.url-as-given'],
    mistake: 'A helper joins host and path, and takes off what it thinks are slashes too many.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => ({
        ...event,
        url: event.url.replace(/([^:])\/\/+/g, '$1/').replace(/\/(\?|$)/, '$1'),
      })),
  },
  'slash-at-the-end-lost': {
    breaks: ['events.url-as-given'],
    mistake: 'A slash at the end of a path is taken off, as it is from the base URLs of the settings.',
    applyTo: (parts) => withAttempt(parts, (event) => ({ ...event, url: event.url.replace(/\/(\?|$)/, '$1') })),
  },
  'urls-of-255-signs': {
    breaks: ['events.url-as-given'],
    mistake: 'The column of the URL has 255 signs, and the database cuts what is longer.',
    applyTo: (parts) => withAttempt(parts, (event) => ({ ...event, url: event.url.slice(0, 255) })),
  },
});
