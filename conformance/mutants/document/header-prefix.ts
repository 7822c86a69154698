import { headersOfOneName } from '../../checks/document/header-prefix.ts';
import { mutantsOf } from '../mutant.ts';
import { withRenamedHeaders } from './renamed-headers.ts';

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
