import type { Mutant } from '../mutant.ts';
import { withSent } from './other-signature.ts';

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export const escapedNonAscii: Mutant = {
  id: 'signature/any-text--escaped-letters',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake: 'The body is signed as text and sent by a program that writes all letters beyond ASCII as escapes.',
  applyTo: (parts) => withSent(parts, (event) => ({ ...event, body: event.body.replace(/[^\0-\x7f]/g, escaped) })),
};
