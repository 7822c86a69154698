import { createHash } from 'node:crypto';
import type { Mutant } from '../mutant.ts';
import { withSignature } from './other-signature.ts';

export const plainHash: Mutant = {
  id: 'signature/every-attempt--secret-before-body',
  clauses: ['events.signature'],
  check: 'signature/every-attempt',
  mistake: 'Secret and body are put together and hashed, which is no HMAC.',
  applyTo: (parts) =>
    withSignature(parts, (body, secret) => createHash('sha256').update(secret).update(body).digest('hex')),
};
