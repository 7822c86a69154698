import type { Mutant } from '../mutant.ts';
import { withSent } from './other-signature.ts';

function escaped(unit: string): string {
  return `\\u00${unit.charCodeAt(0).toString(16)}`;
}

export const escapedForHtml: Mutant = {
  id: 'signature/any-text--escaped-for-pages',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake: 'The JSON writer of the HTTP client makes `<`, `>` and `&` safe for web pages after the signature was made.',
  applyTo: (parts) => withSent(parts, (event) => ({ ...event, body: event.body.replace(/[<>&]/g, escaped) })),
};
