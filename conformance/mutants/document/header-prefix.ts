import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { headersOfOneName } from '../../checks/document/header-prefix.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(headersOfOneName, {
  'callbacks-called-otherwise': {
    breaks: ['document.header-prefix'],
    mistake: 'Callbacks are sent by an older service, which calls itself by another name.',
    applyTo: (parts) =>
      withRenamedHeaders(parts, (name, { channel }) =>
        channel === 'callback' ? name.replace(/^.*-(request-id|signature)$/, 'x-runs-$1') : name,
      ),
  },
  'signature-of-another-family': {
    breaks: ['document.header-prefix'],
    mistake: 'The signature stands under the name that another service gives it.',
    applyTo: (parts) => withRenamedHeaders(parts, (name) => (name.endsWith('-signature') ? 'x-hub-signature' : name)),
  },
});

/** @param nameOf what becomes of each name, which is in lower case */
function withRenamedHeaders(parts: Parts, nameOf: (name: string, event: OutgoingEvent) => string): Parts {
  return {
    ...parts,
    send(event) {
      const headers = Object.entries(event.headers).map(([name, value]) => [nameOf(name.toLowerCase(), event), value]);
      return parts.send({ ...event, headers: Object.fromEntries(headers) });
    },
  };
}
