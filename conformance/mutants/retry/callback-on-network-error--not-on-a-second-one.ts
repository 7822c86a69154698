import { taken_as_received, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const notOnASecondReset: Mutant = {
  id: 'retry/callback-on-network-error--not-on-a-second-one',
  clauses: ['callbacks.retries-on-network-error'],
  check: 'retry/callback-on-network-error',
  mistake: 'An exception is caught around the first attempt, and ends the job in a repeat.',
  applyTo: (parts) =>
    withResults(parts, (result, attempt) => (attempt > 1 && result.kind === 'failed' ? taken_as_received : result)),
};
