import { creationAnswers } from '../../checks/webhooks/creation-answers.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(creationAnswers, {
  'challenges-receivers': {
    obeys: ['webhooks.subscription'],
    what: 'A webhook is made only once its receiver has sent back a challenge.',
    choices: { events: { ping: 'challenge' } },
  },
  'secret-kept-back': {
    obeys: ['webhooks.create-body', 'events.answer-pointers'],
    what: 'The secret that a webhook was made with is shown to nobody.',
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
});
