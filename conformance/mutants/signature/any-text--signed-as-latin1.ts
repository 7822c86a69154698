import type { Mutant } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const signedAsLatin1: Mutant = {
  id: 'signature/any-text--signed-as-latin1',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake: 'The text of the body becomes bytes in Latin-1 to be signed, and in UTF-8 to be sent.',
  applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, Buffer.from(body, 'latin1'))),
};
