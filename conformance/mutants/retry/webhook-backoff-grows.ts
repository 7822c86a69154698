import { webhookBackoffGrows } from '../../checks/retry/webhook-backoff-grows.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { taken_as_failed, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(webhookBackoffGrows, {
  'as-many-seconds-as-attempts': {
    breaks: ['webhooks.backoff-grows'],
    mistake: 'The wait is the number of the attempt in seconds, which looks like a backoff for the first two.',
    applyTo: (parts) =>
      withOutcomes(
        withRule(parts, 'webhook', ({ backoff }) => ({
          heeds_ms: 60_000,
          backoff: { ...backoff, first_ms: 1_000, factor: 1 },
        })),
        'webhook',
        ({ result, before }) => ({
          ...(result.kind === 'answered' ? result : taken_as_failed),
          retry_after: String(before.length + 1),
        }),
      ),
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
