import type { Mutant } from '../mutant.ts';
import { withHeader, withSent } from './other-signature.ts';

export const upperCase: Mutant = {
  id: 'signature/encoding--upper-case',
  clauses: ['events.signature-encoding'],
  check: 'signature/encoding',
  mistake: 'The digits are upper case, where lower case is documented.',
  applyTo: (parts) => withSent(parts, (event) => withHeader(event, (value) => value.toUpperCase())),
};
