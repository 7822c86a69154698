import { taken_as_received } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';
import { isOneOf, withOutcomes } from './other-outcomes.ts';

export const unlistedStatusGivenUp: Mutant = {
  id: 'retry/webhook-on-non-2xx--unlisted-status',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake:
    'A status that the list of the HTTP library does not know has no class, and what has no class is not repeated.',
  applyTo: (parts) =>
    withOutcomes(parts, 'webhook', ({ result }) => (isOneOf(result, [599]) ? taken_as_received : result)),
};
