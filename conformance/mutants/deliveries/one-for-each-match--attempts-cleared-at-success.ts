import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const attemptsClearedAtSuccess: Mutant = {
  id: 'deliveries/one-for-each-match--attempts-cleared-at-success',
  clauses: ['deliveries.attempts'],
  check: 'deliveries/one-for-each-match',
  mistake: 'A delivery that succeeded after repeats forgets its attempts.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) => (attempts.length > 1 && attempts.at(-1)?.succeeded ? [] : attempts)),
};
