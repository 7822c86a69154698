import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const failedWithoutDelivery: Mutant = {
  id: 'events/delivery-id--none-when-failed',
  clauses: ['events.delivery-id'],
  check: 'events/delivery-id',
  mistake: 'Failures are told by a template of their own, in which the delivery was forgotten.',
  applyTo: (parts) =>
    withPayload(parts, ({ delivery, ...others }, _, { status_code }) =>
      status_code === 'failed' ? others : { delivery, ...others },
    ),
};
