import type { Mutant } from '../mutant.ts';
import { withHeader, withSent } from './other-signature.ts';

export const callbacksInUpperCase: Mutant = {
  id: 'signature/encoding--callbacks-in-upper-case',
  clauses: ['events.signature-encoding'],
  check: 'signature/encoding',
  mistake: 'Callbacks are signed by code of their own, which writes the digits in upper case.',
  applyTo: (parts) =>
    withSent(parts, (event) =>
      event.channel === 'callback' ? withHeader(event, (value) => value.toUpperCase()) : event,
    ),
};
