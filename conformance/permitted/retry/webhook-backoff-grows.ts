import { webhookBackoffGrows } from '../../checks/retry/webhook-backoff-grows.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(webhookBackoffGrows, {
  'capped-backoff': {
    obeys: ['webhooks.backoff-grows'],
    what: 'The waits of a webhook grow once and then stay as they are.',
    choices: { events: { webhook_schedule: { attempts: 6, cap_s: 2 } } },
  },
  'equal-jitter': {
    obeys: ['webhooks.backoff-grows'],
    what: 'Chance takes up to half of the wait before a repeat of a webhook.',
    choices: { events: { webhook_schedule: { attempts: 6, jitter: 'equal' } } },
  },
  'full-jitter': {
    obeys: ['webhooks.backoff-grows'],
    what: 'Chance takes any part of the wait before a repeat of a webhook, up to all of it.',
    costs: {
      'retry/webhook-later-waits': 'a wait of which chance takes any part has no least length',
      'retry/webhook-on-closed-port': 'a wait of which chance takes any part has no least length',
    },
    choices: { events: { webhook_schedule: { attempts: 6, jitter: 'full' } } },
  },
  'slow-growth': {
    obeys: ['webhooks.backoff-grows'],
    what: 'The waits of a webhook grow by a fifth each time, up to eight attempts.',
    choices: { events: { webhook_schedule: { attempts: 8, first_retry_s: 0.2, factor: 1.2 } } },
  },
});
