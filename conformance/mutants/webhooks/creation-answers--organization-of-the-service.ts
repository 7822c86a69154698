import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const webhookOfAnotherOrganization: Mutant = {
  id: 'webhooks/creation-answers--organization-of-the-service',
  clauses: ['webhooks.subscription'],
  check: 'webhooks/creation-answers',
  mistake: 'Webhooks belong to the account that runs the sender.',
  applyTo: (parts) =>
    withRecord(parts, 'createWebhook', (webhook) => ({ ...webhook, org_id: '00000000-0000-4000-8000-000000000000' })),
};
