import type { Mutant } from '../mutant.ts';
import { withSent } from './other-signature.ts';

export const prettyBody: Mutant = {
  id: 'signature/every-attempt--pretty-body',
  clauses: ['events.signature'],
  check: 'signature/every-attempt',
  mistake: 'The HTTP client is handed the parsed payload, which it writes in its own way after it was signed.',
  applyTo: (parts) => withSent(parts, (event) => ({ ...event, body: JSON.stringify(JSON.parse(event.body), null, 2) })),
};
