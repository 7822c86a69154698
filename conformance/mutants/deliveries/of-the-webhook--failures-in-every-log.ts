import type { Mutant } from '../mutant.ts';

export const failuresInEveryLog: Mutant = {
  id: 'deliveries/of-the-webhook--failures-in-every-log',
  clauses: ['webhooks.deliveries-of-the-webhook'],
  check: 'deliveries/of-the-webhook',
  mistake: 'An `or` without brackets in the query has the log of a webhook show all notices of failures.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      async listWebhookDeliveries(call) {
        const own = await parts.handlers.listWebhookDeliveries(call);
        const all = await parts.handlers.listAllDeliveries(call);
        if (own.kind !== 'page' || all.kind !== 'page') return own;
        const { webhook_id } = call.request.path;
        const others = all.page.items.filter((item) => item.webhook_id !== webhook_id && item.event === 'run.failed');
        return { ...own, page: { ...own.page, items: [...own.page.items, ...others] } };
      },
    },
  }),
};
