import { webhookSchedule } from '../../checks/retry/webhook-schedule.ts';
import { withRule } from '../../mutants/other-manners.ts';
import { permittedOf } from '../permitted.ts';

const fromStart = () => ({ wait_from: 'start' }) as const;

export const permitted = permittedOf(webhookSchedule, {
  'first-retry-after-a-minute': {
    obeys: ['events.webhook-schedule'],
    what: 'A webhook is tried again only after a minute.',
    choices: { events: { webhook_schedule: { first_retry_s: 60 } } },
  },
  'hasty-timeouts': {
    obeys: ['events.webhook-schedule', 'callbacks.first-gap', 'callbacks.second-gap'],
    what: 'Receivers have a second to answer, on both channels.',
    choices: { events: { webhook_schedule: { timeout_s: 1 }, callback_timeout: { timeout_s: 1 } } },
  },
  'patient-timeouts': {
    obeys: ['events.webhook-schedule', 'webhooks.retries-on-timeout', 'webhooks.retries-on-network-error'],
    what: 'Receivers have a minute to answer, on both channels.',
    choices: { events: { webhook_schedule: { timeout_s: 60 }, callback_timeout: { timeout_s: 60 } } },
  },
  'two-attempts': {
    obeys: ['events.webhook-schedule'],
    what: 'A webhook is tried twice and no more.',
    costs: {
      'retry/webhook-backoff-grows': 'two attempts have one wait between them',
      'retry/webhook-later-waits': 'two attempts have one wait between them',
    },
    choices: { events: { webhook_schedule: { attempts: 2 } } },
  },
  'wait-from-start': {
    obeys: ['events.webhook-schedule'],
    what: 'The wait before a repeat counts from the start of the attempt before it, however long that took.',
    applyTo: (parts) => withRule(withRule(parts, 'callback', fromStart), 'webhook', fromStart),
  },
});
