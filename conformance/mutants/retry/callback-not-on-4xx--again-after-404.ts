import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const againAfter404: Mutant = {
  id: 'retry/callback-not-on-4xx--again-after-404',
  clauses: ['callbacks.no-retry-on-4xx'],
  check: 'retry/callback-not-on-4xx',
  mistake: 'A receiver that is not there yet is taken to be starting, so that 404 is tried again.',
  applyTo: (parts) =>
    withResults(parts, (result) => (isAnswer(result, (status) => status === 404) ? taken_as_failed : result)),
};
