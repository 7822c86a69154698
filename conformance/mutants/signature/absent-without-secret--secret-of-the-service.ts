import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const everybodySigned: Mutant = {
  id: 'signature/absent-without-secret--secret-of-the-service',
  clauses: ['events.callback-unsigned-without-secret'],
  check: 'signature/absent-without-secret',
  mistake: 'A secret of the whole service signs for organizations that have none.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) => deliveries.map((one) => ({ ...one, secret: one.secret ?? 'service-wide' }))),
};
