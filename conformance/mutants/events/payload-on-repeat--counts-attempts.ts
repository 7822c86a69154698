import type { Mutant } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const countsAttempts: Mutant = {
  id: 'events/payload-on-repeat--counts-attempts',
  clauses: ['events.payload-on-repeat'],
  check: 'events/payload-on-repeat',
  mistake: 'The number of the attempt is written into the payload, against what is documented.',
  applyTo: (parts) =>
    withManners(parts, (manners) => ({ ...manners, webhook: { ...manners.webhook, anew: ['attempt_number'] } })),
};
