import type { Mutant } from '../mutant.ts';
import { withDeliveryIds } from '../other-log.ts';

export const failuresShareAnId: Mutant = {
  id: 'deliveries/ids-distinct--failures-share',
  clauses: ['deliveries.ids-distinct'],
  check: 'deliveries/ids-distinct',
  mistake: 'The notices of a failure are made in one go for all webhooks, by a copy that keeps the id.',
  applyTo: (parts) => withDeliveryIds(parts, ({ run_id, event }) => (event === 'run.failed' ? run_id : null)),
};
