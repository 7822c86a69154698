import type { Mutant } from '../mutant.ts';
import { hexOf, withDeliveries, withHeader, withSent } from './other-signature.ts';

export const webhookRepeatsUnderCallbackSecret: Mutant = {
  id: 'signature/key-of-the-webhook--organization-secret-on-repeats',
  clauses: ['events.signature-key'],
  check: 'signature/key-of-the-webhook',
  mistake: 'The job that tries again was written for callbacks, and signs webhooks with their secret too.',
  applyTo: (parts) => {
    const secrets = new Map<string, string>();
    const sent = new Set<string>();
    const remembering = withDeliveries(parts, async (deliveries, { store }) => {
      for (const { id, channel, org_id } of deliveries) {
        const secret = (await store.organization(org_id))?.callback_secret;
        if (channel === 'webhook' && secret != null) secrets.set(id, secret);
      }
      return [...deliveries];
    });
    return withSent(remembering, (event) => {
      const [id, secret] = secrets.entries().find(([one]) => event.body.includes(one)) ?? [];
      if (id === undefined || secret === undefined) return event;
      if (sent.has(id)) return withHeader(event, () => hexOf('sha256', secret, event.body));
      sent.add(id);
      return event;
    });
  },
};
