import type { PermittedSender } from './sender.ts';

export const secretsFromServer: PermittedSender = {
  id: 'secrets-from-server',
  what: 'The server makes the secret of a webhook, and its fields have other names.',
  needed: ['events.webhook_fields', 'events.answer_pointers'],
  choices: {
    events: {
      webhook_fields: { name: 'title', url: 'endpoint', secret: 'key', event_types: 'topics', secret_from: 'server' },
      answer_pointers: { webhook_id: '/webhook/id', webhook_secret: '/webhook/key', attempts: '/log/attempts' },
    },
  },
};
