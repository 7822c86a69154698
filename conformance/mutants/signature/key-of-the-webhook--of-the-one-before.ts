import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const secretOfTheOneBefore: Mutant = {
  id: 'signature/key-of-the-webhook--of-the-one-before',
  clauses: ['webhooks.secret-of-its-own'],
  check: 'signature/key-of-the-webhook',
  mistake:
    'In the loop over the webhooks of an event the secret is set behind the sending, so that each is signed with that of the one before.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) => {
      let { secret: before = null } = deliveries.find(({ channel }) => channel === 'webhook') ?? {};
      return deliveries.map((delivery) => {
        if (delivery.channel !== 'webhook') return delivery;
        const { secret } = delivery;
        const signed = { ...delivery, secret: before };
        before = secret;
        return signed;
      });
    }),
};
