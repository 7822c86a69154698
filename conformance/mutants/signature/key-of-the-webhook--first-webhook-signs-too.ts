import type { Mutant } from '../mutant.ts';
import { hexOf, withDeliveries, withHeader, withSent } from './other-signature.ts';

export const firstWebhookSignsToo: Mutant = {
  id: 'signature/key-of-the-webhook--first-webhook-signs-too',
  clauses: ['webhooks.secret-of-its-own'],
  check: 'signature/key-of-the-webhook',
  mistake:
    'Signers pile up while the webhooks of an event are gone through: each bears the signature of the first one too.',
  applyTo(parts) {
    const firsts = new Map<string, string>();
    const remembering = withDeliveries(parts, (deliveries) => {
      const webhooks = deliveries.filter(({ channel }) => channel === 'webhook');
      const secret = webhooks[0]?.secret;
      for (const { id } of webhooks.slice(1)) if (secret) firsts.set(id, secret);
      return [...deliveries];
    });
    return withSent(remembering, (event) => {
      const secret = firsts.entries().find(([id]) => event.body.includes(id))?.[1];
      return secret === undefined
        ? event
        : withHeader(event, (value) => `${value}, ${hexOf('sha256', secret, event.body)}`);
    });
  },
};
