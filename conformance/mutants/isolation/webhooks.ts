import type { Parts } from '../../../src/server/parts.ts';
import type { WebhookRow } from '../../../src/store/run-rows.ts';
import { isolatedWebhooks } from '../../checks/isolation/webhooks.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

/** @param which events are told to the webhooks of every organization */
function withAllFor(parts: Parts, which: (event: string) => boolean): Parts {
  const made: WebhookRow[] = [];
  return withPart(parts, 'store', (store) => ({
    async insertWebhook(webhook) {
      await store.insertWebhook(webhook);
      made.push(webhook);
    },
    async webhooksFor(organization, event) {
      if (!which(event)) return store.webhooksFor(organization, event);
      return made.filter(({ record }) => record.event_types.some((one) => one === event));
    },
  }));
}

export const mutants = mutantsOf(isolatedWebhooks, {
  'failures-to-everybody': {
    breaks: ['isolation.webhooks'],
    mistake: 'Failures are announced by the watchdog, which looks up webhooks by the event alone.',
    applyTo: (parts) => withAllFor(parts, (event) => event === 'run.failed'),
  },
  'of-every-organization': {
    breaks: ['isolation.webhooks'],
    mistake: 'Webhooks are looked up by the event alone, so that everybody hears of everybody.',
    applyTo: (parts) => withAllFor(parts, () => true),
  },
});
