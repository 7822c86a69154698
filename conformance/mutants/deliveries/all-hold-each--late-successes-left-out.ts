import type { Attempt } from '../../../src/contract/types.ts';
import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const lateSuccessesLeftOut: Mutant = {
  id: 'deliveries/all-hold-each--late-successes-left-out',
  clauses: ['webhooks.deliveries-of-organization'],
  check: 'deliveries/all-hold-each',
  mistake: 'The log of all webhooks leaves out what took more than one attempt and came through in the end.',
  applyTo: (parts) =>
    withItems(parts, 'listAllDeliveries', (items) =>
      items.filter(({ attempts }) => {
        const made = attempts as Attempt[];
        return made.length < 2 || !made.at(-1)?.succeeded;
      }),
    ),
};
