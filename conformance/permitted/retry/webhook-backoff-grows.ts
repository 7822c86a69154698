import type { Parts } from '../../../src/server/parts.ts';
import { webhookBackoffGrows } from '../../checks/retry/webhook-backoff-grows.ts';
import { withRule } from '../../mutants/other-manners.ts';
import { taken_as_failed, withOutcomes } from '../../mutants/outcomes-taken.ts';
import { permittedOf } from '../permitted.ts';

/** A worker looks each whole second for what is due. */
function onTheSecond(parts: Parts): Parts {
  const heeding = withRule(parts, 'webhook', ({ backoff }) => ({
    heeds_ms: 60_000,
    backoff: { ...backoff, first_ms: 1, factor: 1 },
  }));
  return withOutcomes(heeding, 'webhook', ({ result, before }) => {
    const due_ms = parts.clock.now_ms() + 1_000 * 1.45 ** before.length;
    const retry_after = new Date(Math.ceil(due_ms / 1_000) * 1_000).toUTCString();
    return { ...(result.kind === 'answered' ? result : taken_as_failed), retry_after };
  });
}

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
    costs: { 'retry/webhook-later-waits': 'a wait of which chance takes any part has no least length' },
    choices: { events: { webhook_schedule: { attempts: 6, jitter: 'full' } } },
  },
  'on-the-second': {
    obeys: ['webhooks.backoff-grows'],
    what: 'A worker that looks once in a second repeats webhooks: their waits, of factor 1.45, end on a whole second.',
    untold: ['events.webhook_schedule'],
    costs: { 'retry/webhook-later-waits': 'no schedule is declared' },
    applyTo: onTheSecond,
  },
  'chance-in-small-steps': {
    obeys: ['webhooks.backoff-grows'],
    what: 'The waits of a webhook grow by less than half, and chance takes up to half of each.',
    choices: { events: { webhook_schedule: { attempts: 6, factor: 1.45, jitter: 'equal' } } },
  },
  'slow-growth': {
    obeys: ['webhooks.backoff-grows'],
    what: 'The waits of a webhook grow by a fifth each time, up to eight attempts.',
    choices: { events: { webhook_schedule: { attempts: 8, first_retry_s: 0.2, factor: 1.2 } } },
  },
});
