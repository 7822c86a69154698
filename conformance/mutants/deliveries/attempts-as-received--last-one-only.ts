import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const lastOneOnly: Mutant = {
  id: 'deliveries/attempts-as-received--last-one-only',
  clauses: ['deliveries.attempts-as-received'],
  check: 'deliveries/attempts-as-received',
  mistake: 'Each attempt is written over the one before.',
  applyTo: (parts) => withAttempts(parts, (attempts) => attempts.slice(-1)),
};
