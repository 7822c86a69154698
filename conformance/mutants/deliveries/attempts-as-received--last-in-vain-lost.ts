import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const lastInVainLost: Mutant = {
  id: 'deliveries/attempts-as-received--last-in-vain-lost',
  clauses: ['deliveries.attempts-as-received'],
  check: 'deliveries/attempts-as-received',
  mistake: 'What gives a delivery up comes before what writes its last attempt down, and ends the job.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) => {
      const last = attempts.at(-1);
      return last && !last.succeeded && last.next_retry_at === null ? attempts.slice(0, -1) : attempts;
    }),
};
