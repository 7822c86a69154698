import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const failuresLeaveUnsigned: Mutant = {
  id: 'signature/every-attempt--unsigned-failures',
  clauses: ['events.signature-header'],
  check: 'signature/every-attempt',
  mistake: 'What tells of failures is a program of its own, which was never given the secrets of webhooks.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) =>
      deliveries.map((one) =>
        one.channel === 'webhook' && one.event === 'run.failed' ? { ...one, secret: null } : one,
      ),
    ),
};
