import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const againAfter204: Mutant = {
  id: 'retry/callback-not-on-2xx--again-after-204',
  clauses: ['callbacks.no-retry-on-2xx'],
  check: 'retry/callback-not-on-2xx',
  mistake: 'An answer without a body is taken for none.',
  applyTo: (parts) =>
    withResults(parts, (result) => (isAnswer(result, (status) => status === 204) ? taken_as_failed : result)),
};
