import { signedByItsWebhook } from '../../checks/signature/key-of-the-webhook.ts';
import { withAttempt, withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { hexOf, withHeader } from './other-signature.ts';

export const mutants = mutantsOf(signedByItsWebhook, {
  'first-webhook-signs-too': {
    breaks: ['webhooks.secret-of-its-own'],
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
      return withAttempt(remembering, (event) => {
        const secret = firsts.entries().find(([id]) => event.body.includes(id))?.[1];
        return secret === undefined
          ? event
          : withHeader(event, (value) => `${value}, ${hexOf('sha256', secret, event.body)}`);
      });
    },
  },
  'first-webhook-signs': {
    breaks: ['webhooks.secret-of-its-own'],
    mistake: 'The secret is looked up once for each event, where several webhooks match.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => {
        const first = deliveries.find(({ channel }) => channel === 'webhook');
        return deliveries.map((delivery) =>
          delivery.channel === 'webhook' && first ? { ...delivery, secret: first.secret } : delivery,
        );
      }),
  },
  'of-the-one-before': {
    breaks: ['webhooks.secret-of-its-own'],
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
  },
  'organization-secret-on-repeats': {
    breaks: ['events.signature-key'],
    mistake: 'The job that tries again was written for callbacks, and signs webhooks with their secret too.',
    applyTo: (parts) => {
      const secrets = new Map<string, string>();
      const sent = new Set<string>();
      const remembering = withDeliveries(parts, async (deliveries, _, { store }) => {
        for (const { id, channel, org_id } of deliveries) {
          const secret = (await store.organization(org_id))?.callback_secret;
          if (channel === 'webhook' && secret != null) secrets.set(id, secret);
        }
        return [...deliveries];
      });
      return withAttempt(remembering, (event) => {
        const [id, secret] = secrets.entries().find(([one]) => event.body.includes(one)) ?? [];
        if (id === undefined || secret === undefined) return event;
        if (sent.has(id)) return withHeader(event, () => hexOf('sha256', secret, event.body));
        sent.add(id);
        return event;
      });
    },
  },
  'organization-secret': {
    breaks: ['events.signature-key'],
    mistake: "One secret signs all events of an organization, and a webhook's own is only kept.",
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, _, { store }) =>
        Promise.all(
          deliveries.map(async (delivery) => {
            const secret = (await store.organization(delivery.org_id))?.callback_secret;
            return delivery.channel === 'webhook' && secret != null ? { ...delivery, secret } : delivery;
          }),
        ),
      ),
  },
});
