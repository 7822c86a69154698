import { exchanged } from '../../../src/server/parts.ts';
import type { WebhookRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const foreignFailuresTold: Mutant = {
  id: 'isolation/webhooks--failures-to-everybody',
  clauses: ['isolation.webhooks'],
  check: 'isolation/webhooks',
  mistake: 'Failures are announced by the watchdog, which looks up webhooks by the event alone.',
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
        async webhooksFor(organization, event) {
          if (event !== 'run.failed') return store.webhooksFor(organization, event);
          return made.filter(({ record }) => record.event_types.some((one) => one === event));
        },
      }),
    };
  },
};
