import type { Mutant } from '../mutant.ts';

export const allOfTheOrganization: Mutant = {
  id: 'deliveries/of-the-webhook--all-of-the-organization',
  clauses: ['webhooks.deliveries-of-the-webhook'],
  check: 'deliveries/of-the-webhook',
  mistake: 'The log below a webhook leaves the webhook out of its query.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      async listWebhookDeliveries(call) {
        await parts.handlers.listWebhookDeliveries(call);
        return parts.handlers.listAllDeliveries(call);
      },
    },
  }),
};
