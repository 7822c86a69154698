import { resolve } from '../../../src/choices/choices.ts';
import { creationAnswers } from '../../checks/webhooks/creation-answers.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const { secret_from: _, ...fields_alone } = resolve({}).events.webhook_fields;

/** All that makes a webhook, if only for one of its cases. */
const needing_webhooks = [
  'authentication/token-required',
  'concurrency/one-event-for-each-end',
  'deliveries/*',
  'document/header-prefix',
  'events/*',
  'hostile/*',
  'isolation/webhook-log',
  'isolation/webhooks',
  'lists/page-bounds',
  'lists/pages',
  'lists/unknown',
  'pagination/backward-walk',
  'pagination/each-item-once',
  'pagination/first-starts-again',
  'requests/createWebhook',
  'requests/listWebhookDeliveries',
  'retry/*',
  'schema/createWebhook',
  'schema/listWebhookDeliveries',
  'signature/*',
  'webhooks/*',
];

export const permitted = permittedOf(creationAnswers, {
  'challenges-receivers': {
    obeys: ['webhooks.subscription'],
    what: 'A webhook is made only once its receiver has sent back a challenge.',
    choices: { events: { ping: 'challenge' } },
  },
  'secret-maker-untold': {
    obeys: ['webhooks.create-body'],
    what: 'Its target file leaves out who makes the secret of a webhook.',
    costs: Object.fromEntries(needing_webhooks.map((check) => [check, 'no webhook can be asked for'])),
    declares: { events: { webhook_fields: fields_alone } },
    alone: 'What its target file leaves out cannot be left out for the others.',
  },
  'url-masked': {
    obeys: ['webhooks.subscription'],
    what: 'The answer to a creation shows of the URL the host alone, since its path may be a secret.',
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', (webhook) => ({
        ...webhook,
        url: `${new URL(String(webhook.url)).origin}/…`,
      })),
  },
  'secret-kept-back': {
    obeys: ['webhooks.create-body', 'events.answer-pointers'],
    what: 'The secret that a webhook was made with is shown to nobody.',
    apart: { 'webhooks/creation-answers--secrets-from-server': 'whoever makes a secret has to show it once' },
    applyTo: (parts) => withRecord(parts, 'createWebhook', ({ secret: _, ...webhook }) => webhook),
  },
  'secrets-from-server': {
    obeys: ['events.webhook-fields', 'events.answer-pointers', 'webhooks.create-body'],
    what: 'The server makes the secret of a webhook, and its fields have other names.',
    needed: ['events.webhook_fields', 'events.answer_pointers'],
    choices: {
      events: {
        webhook_fields: { name: 'title', url: 'endpoint', secret: 'key', event_types: 'topics', secret_from: 'server' },
        answer_pointers: { webhook_id: '/webhook/id', webhook_secret: '/webhook/key', attempts: '/log/attempts' },
      },
    },
  },
  'star-for-every-event': {
    obeys: ['webhooks.subscription'],
    what: 'The answer to a creation shows a star in the place of a list of every event.',
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', (webhook) =>
        Array.isArray(webhook.event_types) && webhook.event_types.length === 3
          ? { ...webhook, event_types: ['*'] }
          : webhook,
      ),
  },
  'own-event-besides': {
    obeys: ['webhooks.subscription'],
    what: 'The answer to a creation lists an event of the webhook itself, which nobody can do without, beside those of runs.',
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', (webhook) =>
        Array.isArray(webhook.event_types)
          ? { ...webhook, event_types: [...webhook.event_types, 'webhook.disabled'] }
          : webhook,
      ),
  },
});
