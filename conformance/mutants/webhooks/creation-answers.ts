import { Refused } from '../../../src/server/refused.ts';
import { creationAnswers } from '../../checks/webhooks/creation-answers.ts';
import { withRecord, withReply } from '../changed-replies.ts';
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
  'there-a-second-later': {
    breaks: ['webhooks.deliveries'],
    mistake: 'Webhooks are made by a job: where an API key asked for one, its log is unknown for a second.',
    applyTo(parts) {
      const until_ms = new Map<string, number>();
      const made = withReply(parts, 'createWebhook', (reply, { caller, world }) => {
        if (reply.kind === 'record' && caller?.kind !== 'user')
          until_ms.set(String(reply.record.id), world.parts.clock.now_ms() + 1_000);
        return reply;
      });
      return withReply(made, 'listWebhookDeliveries', (reply, { request, world }) => {
        if (world.parts.clock.now_ms() < (until_ms.get(request.path.webhook_id!) ?? 0)) throw new Refused('not_found');
        return reply;
      });
    },
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
