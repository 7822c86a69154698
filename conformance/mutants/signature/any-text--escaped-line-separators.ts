import type { Mutant } from '../mutant.ts';
import { withSent } from './other-signature.ts';

export const escapedLineSeparators: Mutant = {
  id: 'signature/any-text--escaped-line-separators',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake: 'The body is made safe for scripts after it was signed: two line separators become escapes.',
  applyTo: (parts) =>
    withSent(parts, (event) => ({
      ...event,
      body: event.body.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'),
    })),
};
