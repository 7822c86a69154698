import { creationAnswers } from '../../checks/webhooks/creation-answers.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(creationAnswers, {
  'organization-of-the-service': {
    breaks: ['webhooks.subscription'],
    mistake: 'Webhooks belong to the account that runs the sender.',
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', (webhook) => ({ ...webhook, org_id: '00000000-0000-4000-8000-000000000000' })),
  },
  'path-of-the-url-lost': {
    breaks: ['webhooks.subscription'],
    mistake: 'Only the origin of the URL is kept.',
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', (webhook) => ({ ...webhook, url: new URL(String(webhook.url)).origin })),
  },
  'subscribed-to-everything': {
    breaks: ['webhooks.subscription'],
    mistake: 'The answer shows what could be subscribed to.',
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', (webhook) => ({
        ...webhook,
        event_types: ['run.completed', 'run.failed', 'run.cancelled'],
      })),
  },
});
