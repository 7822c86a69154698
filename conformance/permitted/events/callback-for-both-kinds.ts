import { callbackForBothKinds } from '../../checks/events/callback-for-both-kinds.ts';
import { withAttempt } from '../../mutants/changed-events.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbackForBothKinds, {
  'a-type-of-its-own': {
    obeys: ['callbacks.both-kinds', 'callbacks.none-without-url', 'events.request-id'],
    what: 'Callbacks are of a media type of their own, their headers are in capitals, and a run without one shows an empty URL.',
    applyTo: (parts) =>
      withAttempt(
        withRecord(parts, 'getRun', (run) => (run.callback_url === null ? { ...run, callback_url: '' } : run)),
        (event) => {
          if (event.channel !== 'callback') return event;
          const headers = Object.entries({ ...event.headers, 'content-type': 'application/vnd.acme.event+json' });
          return { ...event, headers: Object.fromEntries(headers.map(([name, value]) => [name.toUpperCase(), value])) };
        },
      ),
  },
});
