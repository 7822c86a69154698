import type { Attempt } from '../../../src/contract/types.ts';
import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const successesDropped: Mutant = {
  id: 'deliveries/one-for-each-match--successes-dropped',
  clauses: ['deliveries.one-for-each-match'],
  check: 'deliveries/one-for-each-match',
  mistake: 'What succeeds at once is not kept, since nobody will ask for it.',
  applyTo: (parts) =>
    withItems(parts, 'listWebhookDeliveries', (items) =>
      items.filter(({ attempts }) => !(attempts as Attempt[])[0]?.succeeded),
    ),
};
