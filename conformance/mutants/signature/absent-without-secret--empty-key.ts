import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const emptyKeyWithoutSecret: Mutant = {
  id: 'signature/absent-without-secret--empty-key',
  clauses: ['events.callback-unsigned-without-secret'],
  check: 'signature/absent-without-secret',
  mistake: 'No secret is taken for an empty one, so that everybody can forge what looks signed.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) => deliveries.map((one) => ({ ...one, secret: one.secret ?? '' }))),
};
