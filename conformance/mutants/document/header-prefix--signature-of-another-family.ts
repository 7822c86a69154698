import type { Mutant } from '../mutant.ts';
import { withRenamedHeaders } from './renamed-headers.ts';

export const signatureOfAnotherFamily: Mutant = {
  id: 'document/header-prefix--signature-of-another-family',
  clauses: ['document.header-prefix'],
  check: 'document/header-prefix',
  mistake: 'The signature stands under the name that another service gives it.',
  applyTo: (parts) => withRenamedHeaders(parts, (name) => (name.endsWith('-signature') ? 'x-hub-signature' : name)),
};
