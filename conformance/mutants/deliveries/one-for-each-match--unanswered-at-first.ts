import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const unansweredAtFirstBare: Mutant = {
  id: 'deliveries/one-for-each-match--unanswered-at-first',
  clauses: ['deliveries.attempts'],
  check: 'deliveries/one-for-each-match',
  mistake:
    'A delivery gets its list of attempts with its first answer, and where that did not come nothing can be added to it.',
  applyTo: (parts) => withAttempts(parts, (attempts) => (attempts[0]?.status_code === null ? [] : attempts)),
};
