import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const unansweredLeftOut: Mutant = {
  id: 'deliveries/attempts-as-received--unanswered-left-out',
  clauses: ['deliveries.attempts-as-received'],
  check: 'deliveries/attempts-as-received',
  mistake: 'An attempt is written down with its answer, so that those without one are nowhere.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) => attempts.filter(({ status_code }, place) => place === 0 || status_code !== null)),
};
