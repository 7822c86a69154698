import { exchanged } from '../../../src/server/parts.ts';
import type { WebhookRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const ofEveryOrganization: Mutant = {
  id: 'isolation/webhooks--of-every-organization',
  clauses: ['isolation.webhooks'],
  check: 'isolation/webhooks',
  mistake: 'Webhooks are looked up by the event alone, so that everybody hears of everybody.',
  applyTo(parts) {
    const { store } = parts;
    const made: WebhookRow[] = [];
    return {
      ...parts,
      store: exchanged(store, {
        async insertWebhook(webhook) {
          await store.insertWebhook(webhook);
          made.push(webhook);
        },
        webhooksFor: async (_, event) => made.filter(({ record }) => record.event_types.some((one) => one === event)),
      }),
    };
  },
};
