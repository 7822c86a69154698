import type { Mutant } from '../mutant.ts';
import { withManners } from '../other-manners.ts';
import { withHeader, withSent } from './other-signature.ts';

export const firstSignatureAgain: Mutant = {
  id: 'signature/every-attempt--first-signature-again',
  clauses: ['events.signature-each-attempt'],
  check: 'signature/every-attempt',
  mistake: 'The signature is made once for each delivery, though the body of each attempt tells its number.',
  applyTo: (parts) => {
    const first = new Map<string, string>();
    const numbering = withManners(parts, ({ callback, webhook }) => ({
      callback: { ...callback, anew: ['attempt_number'] },
      webhook: { ...webhook, anew: ['attempt_number'] },
    }));
    return withSent(numbering, (event) => {
      const delivery = `${event.url} ${event.body.replace(/"attempt_number":\d+/, '')}`;
      return withHeader(event, (value) => {
        const signature = first.get(delivery) ?? value;
        first.set(delivery, signature);
        return signature;
      });
    });
  },
};
