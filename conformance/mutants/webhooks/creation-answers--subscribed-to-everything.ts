import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const shownSubscribedToEverything: Mutant = {
  id: 'webhooks/creation-answers--subscribed-to-everything',
  clauses: ['webhooks.subscription'],
  check: 'webhooks/creation-answers',
  mistake: 'The answer shows what could be subscribed to.',
  applyTo: (parts) =>
    withRecord(parts, 'createWebhook', (webhook) => ({
      ...webhook,
      event_types: ['run.completed', 'run.failed', 'run.cancelled'],
    })),
};
