import { operationsIn } from '../../../src/contract/operations.ts';
import type { Call } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { urlAsGiven } from '../../checks/events/url-as-given.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
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
  'plain-urls-alone': {
    obeys: ['events.url-as-given', 'runs.callback-url'],
    what: 'A callback_url that is longer than 255 characters, or has an empty segment in its path, is refused.',
    applyTo: (parts) =>
      withHandlers(parts, (handlers) =>
        Object.fromEntries(
          operationsIn('dispatches').map((operation) => [
            operation,
            (call: Call) => {
              const { callback_url } = call.request.body as { callback_url?: unknown };
              const is_unusual = typeof callback_url === 'string' && /[^:]\/\/|.{256}/.test(callback_url);
              if (is_unusual) throw new Refused('invalid');
              return handlers[operation](call);
            },
          ]),
        ),
      ),
  },
});
