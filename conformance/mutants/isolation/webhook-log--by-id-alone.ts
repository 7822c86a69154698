import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const webhookLogByIdAlone: Mutant = {
  id: 'isolation/webhook-log--by-id-alone',
  clauses: ['isolation.reads'],
  check: 'isolation/webhook-log',
  mistake:
    'The log is looked up by the id of the webhook, and nobody compares its organization with that of the caller.',
  applyTo: (parts) =>
    withOrganization(parts, 'listWebhookDeliveries', async ({ request }) => {
      return (await parts.store.webhook(request.path.webhook_id ?? ''))?.record.org_id;
    }),
};
