import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const emptyKeyForFailedRuns: Mutant = {
  id: 'signature/key-of-the-organization--empty-key-of-failed-runs',
  clauses: ['events.signature-key'],
  check: 'signature/key-of-the-organization',
  mistake: 'Whoever reports failures has no access to secrets, and signs with what stands in their place.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) =>
      deliveries.map((delivery) =>
        delivery.channel === 'callback' && delivery.event === 'run.failed' && delivery.secret !== null
          ? { ...delivery, secret: '' }
          : delivery,
      ),
    ),
};
