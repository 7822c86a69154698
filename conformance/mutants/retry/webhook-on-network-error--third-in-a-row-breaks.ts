import { taken_as_received } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';
import { withOutcomes } from './other-outcomes.ts';

export const resetsOpenTheBreaker: Mutant = {
  id: 'retry/webhook-on-network-error--third-in-a-row-breaks',
  clauses: ['webhooks.retries-on-network-error'],
  check: 'retry/webhook-on-network-error',
  mistake:
    'A breaker in front of the receivers opens at the third lost connection, and what is lost then is never repeated.',
  applyTo(parts) {
    let lost = 0;
    return withOutcomes(parts, 'webhook', ({ result }) => {
      if (result.kind !== 'failed') return result;
      lost += 1;
      return lost > 2 ? taken_as_received : result;
    });
  },
};
