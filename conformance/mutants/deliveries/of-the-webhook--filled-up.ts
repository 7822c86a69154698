import type { Mutant } from '../mutant.ts';

const full = 8;

export const filledUpWithOthers: Mutant = {
  id: 'deliveries/of-the-webhook--filled-up',
  clauses: ['webhooks.deliveries-of-the-webhook'],
  check: 'deliveries/of-the-webhook',
  mistake: 'A page of the log that is not full is filled up with what comes next in the table, whoever it was sent to.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      async listWebhookDeliveries(call) {
        const own = await parts.handlers.listWebhookDeliveries(call);
        const all = await parts.handlers.listAllDeliveries(call);
        if (own.kind !== 'page' || all.kind !== 'page') return own;
        const { webhook_id } = call.request.path;
        const others = all.page.items.filter((item) => item.webhook_id !== webhook_id);
        const room = Math.max(0, full - own.page.items.length);
        return { ...own, page: { ...own.page, items: [...own.page.items, ...others.slice(0, room)] } };
      },
    },
  }),
};
