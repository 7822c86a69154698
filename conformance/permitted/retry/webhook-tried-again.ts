import { webhookTriedAgain } from '../../checks/retry/webhook-tried-again.ts';
import { withRule } from '../../mutants/other-manners.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(webhookTriedAgain, {
  'webhook-event-twice': {
    obeys: ['webhooks.retries-on-non-2xx'],
    what: 'Each event is sent to its webhook twice, even where it was taken: the text lets it arrive more than once.',
    costs: {
      'deliveries/attempts-as-received': 'who is told again of what was taken has no number of attempts to expect',
      'retry/webhook-backoff-grows': 'two attempts have one wait between them',
      'retry/webhook-later-waits': 'two attempts have one wait between them',
    },
    choices: { events: { webhook_schedule: { attempts: 2 } } },
    applyTo: (parts) => withRule(parts, 'webhook', ({ again_on }) => ({ again_on: [...again_on, '2xx'] })),
  },
});
