import { taken_as_received } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';
import { withOutcomes } from './other-outcomes.ts';

const most_failures = 5;

export const receiverGivenUp: Mutant = {
  id: 'retry/webhook-on-non-2xx--receiver-given-up',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake:
    'A webhook that fails five times without a success between is paused, and what fails in the meantime is not repeated.',
  applyTo(parts) {
    const failures = new Map<string, number>();
    return withOutcomes(parts, 'webhook', ({ event: { url }, result }) => {
      const is_taken = result.kind === 'answered' && result.status <= 299;
      const count = is_taken ? 0 : (failures.get(url) ?? 0) + 1;
      failures.set(url, count);
      return count > most_failures ? taken_as_received : result;
    });
  },
};
