import type { Mutant } from '../mutant.ts';
import { withDeliveryIds } from '../other-log.ts';

export const madeOfTheRun: Mutant = {
  id: 'deliveries/ids-distinct--made-of-the-run',
  clauses: ['deliveries.ids-distinct'],
  check: 'deliveries/ids-distinct',
  mistake: 'The id of a delivery is the one of its run, so that all webhooks that hear of the run share it.',
  applyTo: (parts) => withDeliveryIds(parts, ({ run_id }) => run_id),
};
