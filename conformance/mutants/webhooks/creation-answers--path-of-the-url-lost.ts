import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const pathOfWebhookUrlLost: Mutant = {
  id: 'webhooks/creation-answers--path-of-the-url-lost',
  clauses: ['webhooks.subscription'],
  check: 'webhooks/creation-answers',
  mistake: 'Only the origin of the URL is kept.',
  applyTo: (parts) =>
    withRecord(parts, 'createWebhook', (webhook) => ({ ...webhook, url: new URL(String(webhook.url)).origin })),
};
