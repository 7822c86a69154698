import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const equalAttemptsMerged: Mutant = {
  id: 'deliveries/attempts-as-received--equal-ones-merged',
  clauses: ['deliveries.attempts-as-received'],
  check: 'deliveries/attempts-as-received',
  mistake: 'An attempt that met with the same status as the one before is taken for it, and written down once.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) =>
      attempts.filter(({ status_code }, place) => place === 0 || status_code !== attempts[place - 1]?.status_code),
    ),
};
