import type { Mutant } from '../mutant.ts';
import { withHeader, withSent } from './other-signature.ts';

export const missingOnRepeats: Mutant = {
  id: 'signature/every-attempt--missing-on-repeats',
  clauses: ['events.signature-each-attempt'],
  check: 'signature/every-attempt',
  mistake: 'Headers are made when a delivery is made, and the job that tries again knows the body alone.',
  applyTo: (parts) => {
    const sent = new Set<string>();
    return withSent(parts, (event) => {
      const key = `${event.url} ${event.body}`;
      if (sent.has(key)) return withHeader(event, () => undefined);
      sent.add(key);
      return event;
    });
  },
};
