import { urlAsGiven } from '../../checks/events/url-as-given.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(urlAsGiven, {
  'asks-before-it-sends': {
    obeys: ['events.url-as-given'],
    what: 'Before each attempt, the sender asks the URL by OPTIONS whether it takes events, and by HEAD whether it is there.',
    applyTo: (parts) => ({
      ...parts,
      async send(event) {
        for (const method of ['OPTIONS', 'HEAD']) await fetch(event.url, { method }).catch(() => {});
        return parts.send(event);
      },
    }),
  },
});
