import type { Mutant } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const scopeKeptByWebhooks: Mutant = {
  id: 'events/request-id-scope--kept-by-webhooks',
  clauses: ['events.request-id-scope'],
  check: 'events/request-id-scope',
  mistake: 'The id of the first attempt is stored with the delivery and sent again, against what is documented.',
  applyTo: (parts) =>
    withManners(parts, (manners) => ({ ...manners, webhook: { ...manners.webhook, request_id: 'delivery' } })),
};
