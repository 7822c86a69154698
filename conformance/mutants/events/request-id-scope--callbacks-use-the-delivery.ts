import type { Mutant } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const scopeOfTheDelivery: Mutant = {
  id: 'events/request-id-scope--callbacks-use-the-delivery',
  clauses: ['events.request-id-scope'],
  check: 'events/request-id-scope',
  mistake: 'Callbacks send the id of the delivery for want of another, against what is documented.',
  applyTo: (parts) =>
    withManners(parts, (manners) => ({ ...manners, callback: { ...manners.callback, request_id: 'delivery_id' } })),
};
