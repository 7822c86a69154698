import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const workflowCallbacksUnsigned: Mutant = {
  id: 'signature/every-attempt--unsigned-workflows',
  clauses: ['events.signature-header'],
  check: 'signature/every-attempt',
  mistake:
    'The end of a workflow makes its callback without a look at the organization, whose secret it therefore does not know.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { model_id }) =>
      deliveries.map((one) => (one.channel === 'callback' && model_id === null ? { ...one, secret: null } : one)),
    ),
};
