import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const againAfter429: Mutant = {
  id: 'retry/callback-not-on-4xx--again-after-429',
  clauses: ['callbacks.no-retry-on-4xx'],
  check: 'retry/callback-not-on-4xx',
  mistake: 'A receiver that answers 429 asks for patience, so that this one 4xx is tried again.',
  applyTo: (parts) =>
    withResults(parts, (result) => (isAnswer(result, (status) => status === 429) ? taken_as_failed : result)),
};
