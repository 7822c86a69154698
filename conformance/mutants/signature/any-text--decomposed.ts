import type { Mutant } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const signedDecomposed: Mutant = {
  id: 'signature/any-text--decomposed',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake: 'The payload is signed after it went through a file, whose system takes accented letters apart.',
  applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, body.normalize('NFD'))),
};
