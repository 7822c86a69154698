import { isAnswer, taken_as_received, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

const known = [500, 502, 503, 504];

export const listedStatusesOnly: Mutant = {
  id: 'retry/callback-on-5xx--listed-statuses-only',
  clauses: ['callbacks.retries-on-5xx'],
  check: 'retry/callback-on-5xx',
  mistake: 'Only 500, 502, 503 and 504 are known as errors of a server.',
  applyTo: (parts) =>
    withResults(parts, (result) =>
      isAnswer(result, (status) => status >= 500 && !known.includes(status)) ? taken_as_received : result,
    ),
};
