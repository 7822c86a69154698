import { webhookLaterWaits } from '../../checks/retry/webhook-later-waits.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const mutants = mutantsOf(webhookLaterWaits, {
  'fourth-wait-capped': {
    breaks: ['events.webhook-schedule'],
    mistake: 'The table of waits has three entries, and the last one is used for all that follow.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ backoff }) => ({
        backoff: { ...backoff, cap_ms: backoff.first_ms * backoff.factor ** 2 },
      })),
  },
});
