import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const only200Counts: Mutant = {
  id: 'retry/callback-not-on-2xx--only-200-counts',
  clauses: ['callbacks.no-retry-on-2xx'],
  check: 'retry/callback-not-on-2xx',
  mistake: 'Only 200 is compared with, so that 201, 202 and 204 count as failures.',
  applyTo: (parts) =>
    withResults(parts, (result) =>
      isAnswer(result, (status) => status > 200 && status <= 299) ? taken_as_failed : result,
    ),
};
