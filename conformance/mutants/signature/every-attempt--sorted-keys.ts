import type { Mutant } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const sortedKeys: Mutant = {
  id: 'signature/every-attempt--sorted-keys',
  clauses: ['events.signature'],
  check: 'signature/every-attempt',
  mistake: 'What is signed is the payload with its keys in order, and what is sent is not.',
  applyTo: (parts) =>
    withSignature(parts, (body, secret) => {
      const entries = Object.entries(JSON.parse(body)).toSorted(([one], [other]) => one.localeCompare(other));
      return hexOf('sha256', secret, JSON.stringify(Object.fromEntries(entries)));
    }),
};
