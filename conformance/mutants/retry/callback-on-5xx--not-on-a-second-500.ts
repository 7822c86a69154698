import { isAnswer, taken_as_received, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const notOnASecond500: Mutant = {
  id: 'retry/callback-on-5xx--not-on-a-second-500',
  clauses: ['callbacks.retries-on-5xx'],
  check: 'retry/callback-on-5xx',
  mistake: 'A second attempt that meets 500 is taken for the proof that the receiver is broken.',
  applyTo: (parts) =>
    withResults(parts, (result, attempt) =>
      attempt === 2 && isAnswer(result, (status) => status === 500) ? taken_as_received : result,
    ),
};
