import type { Mutant } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const sha1: Mutant = {
  id: 'signature/every-attempt--sha1',
  clauses: ['events.signature'],
  check: 'signature/every-attempt',
  mistake: 'The hash is the one of an older kind of webhooks.',
  applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha1', secret, body)),
};
