import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const scheduleGoesOn: Mutant = {
  id: 'retry/callback-not-on-2xx--schedule-goes-on',
  clauses: ['callbacks.no-retry-on-2xx'],
  check: 'retry/callback-not-on-2xx',
  mistake:
    'After a first failure both repeats are scheduled, and nobody takes back the second when the first is received.',
  applyTo: (parts) =>
    withResults(parts, (result, attempt) =>
      attempt > 1 && isAnswer(result, (status) => status <= 299) ? taken_as_failed : result,
    ),
};
