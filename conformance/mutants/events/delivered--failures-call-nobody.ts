import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const failuresCallNobody: Mutant = {
  id: 'events/delivered--failures-call-nobody',
  clauses: ['events.matching-delivered'],
  check: 'events/delivered',
  mistake: 'A callback is the last step of a run, and a run that fails does not come to its last step.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { status_code }) =>
      deliveries.filter(({ channel }) => channel === 'webhook' || status_code !== 'failed'),
    ),
};
