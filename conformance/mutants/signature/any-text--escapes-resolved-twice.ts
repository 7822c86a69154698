import type { Mutant } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const escapesResolvedTwice: Mutant = {
  id: 'signature/any-text--escapes-resolved-twice',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake:
    'The template of the payload resolves escapes once more before it is signed, so that a backslash in a text makes another one of it.',
  applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, body.replaceAll('\\\\', '\\'))),
};
