import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const successKeptTwice: Mutant = {
  id: 'deliveries/attempts-as-received--success-kept-twice',
  clauses: ['deliveries.attempts-as-received'],
  check: 'deliveries/attempts-as-received',
  mistake: 'What succeeds after a failure is written down by the repeat and by the delivery.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) =>
      attempts.length > 1 ? [...attempts, ...attempts.slice(-1).filter(({ succeeded }) => succeeded)] : attempts,
    ),
};
