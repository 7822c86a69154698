import { signedByTheOrganization } from '../../checks/signature/key-of-the-organization.ts';
import { withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(signedByTheOrganization, {
  'empty-key-of-failed-runs': {
    breaks: ['events.signature-key'],
    mistake: 'Whoever reports failures has no access to secrets, and signs with what stands in their place.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) =>
        deliveries.map((delivery) =>
          delivery.channel === 'callback' && delivery.event === 'run.failed' && delivery.secret !== null
            ? { ...delivery, secret: '' }
            : delivery,
        ),
      ),
  },
  'webhook-secret': {
    breaks: ['events.signature-key'],
    mistake: 'Callback and webhook of one event are signed in one go, with the secret that was found first.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => {
        const webhook = deliveries.find(({ channel }) => channel === 'webhook');
        return deliveries.map((delivery) =>
          delivery.channel === 'callback' && webhook ? { ...delivery, secret: webhook.secret } : delivery,
        );
      }),
  },
});
