import { signedByTheOrganization } from '../../checks/signature/key-of-the-organization.ts';
import { withAttempt, withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { hexOf, withHeader } from './other-signature.ts';

export const mutants = mutantsOf(signedByTheOrganization, {
  'first-organization-signs': {
    breaks: ['events.signature-key'],
    mistake: 'The secret is read once, when the sender starts, and is that of the organization that came first.',
    applyTo: (parts) => {
      let first: string | undefined;
      return withDeliveries(parts, (deliveries) =>
        deliveries.map((delivery) => {
          if (delivery.channel !== 'callback' || delivery.secret === null) return delivery;
          first ??= delivery.secret;
          return { ...delivery, secret: first };
        }),
      );
    },
  },
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
  'webhook-secret-at-the-last': {
    breaks: ['events.signature-key'],
    mistake:
      'From the third attempt on a callback is in the queue of webhooks, and is signed with the secret of one that heard of the run.',
    applyTo: (parts) => {
      const secrets = new Map<string, string>();
      const remembering = withDeliveries(parts, (deliveries) => {
        for (const { secret, run_id, channel } of deliveries) {
          if (channel === 'webhook' && secret !== null) secrets.set(run_id, secret);
        }
        return [...deliveries];
      });
      return withAttempt(remembering, (event, number) => {
        const secret = secrets.get((JSON.parse(event.body) as { run_id: string }).run_id);
        if (event.channel !== 'callback' || number < 3 || secret === undefined) return event;
        return withHeader(event, () => hexOf('sha256', secret, event.body));
      });
    },
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
