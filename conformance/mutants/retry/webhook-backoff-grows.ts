import { webhookBackoffGrows } from '../../checks/retry/webhook-backoff-grows.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const mutants = mutantsOf(webhookBackoffGrows, {
  'capped-at-the-first': {
    breaks: ['webhooks.backoff-grows'],
    mistake:
      'The longest wait is taken from the setting of the first one, so that the waits stop to grow before they begin.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, cap_ms: backoff.first_ms } })),
  },
  'factor-in-percent': {
    breaks: ['webhooks.backoff-grows'],
    mistake:
      'The factor of the backoff is taken for percent, so that each wait is longer than the last one by next to nothing.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 + backoff.factor / 100 } })),
  },
  'one-length': {
    breaks: ['webhooks.backoff-grows'],
    mistake: 'The queue repeats a job after a fixed delay, whatever number the attempt has.',
    applyTo: (parts) => withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } })),
  },
});
