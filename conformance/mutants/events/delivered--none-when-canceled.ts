import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const canceledUntold: Mutant = {
  id: 'events/delivered--none-when-canceled',
  clauses: ['events.matching-delivered', 'webhooks.deliver-matching'],
  check: 'events/delivered',
  mistake: 'Runs that are called off end on a path of their own, which tells nobody.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { status_code }) => (status_code === 'canceled' ? [] : [...deliveries])),
};
