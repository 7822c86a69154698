import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const againInARepeat: Mutant = {
  id: 'retry/callback-not-on-4xx--again-in-a-repeat',
  clauses: ['callbacks.no-retry-on-4xx'],
  check: 'retry/callback-not-on-4xx',
  mistake: 'Whether to go on is asked after the first attempt only.',
  applyTo: (parts) =>
    withResults(parts, (result, attempt) =>
      attempt > 1 && isAnswer(result, (status) => status >= 400 && status <= 499) ? taken_as_failed : result,
    ),
};
