import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const most = 500;

export const allOrganizationsDeliveries: Mutant = {
  id: 'deliveries/all-hold-each--of-every-organization',
  clauses: ['webhooks.deliveries-of-organization'],
  check: 'deliveries/all-hold-each',
  mistake: 'The log of all webhooks reads the table of everything that was sent, whoever it was sent for.',
  applyTo: (parts) =>
    withReply(parts, 'listAllDeliveries', async (reply) => {
      if (reply.kind !== 'page') return reply;
      const rows = await parts.store.deliveries({ limit: most });
      const items = rows.map(({ id, webhook_id, run_id, event, created_at, attempts }) => ({
        id,
        webhook_id,
        run_id,
        event,
        created_at,
        attempts,
      }));
      return { ...reply, page: { ...reply.page, items } };
    }),
};
