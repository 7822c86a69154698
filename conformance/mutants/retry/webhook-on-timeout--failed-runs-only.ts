import type { Mutant } from '../mutant.ts';
import { withRuleFor } from '../two-engines.ts';

export const webhookTimeoutFailedRunsOnly: Mutant = {
  id: 'retry/webhook-on-timeout--failed-runs-only',
  clauses: ['webhooks.retries-on-timeout'],
  check: 'retry/webhook-on-timeout',
  mistake: 'The notices of failed runs go through an older sender, which knows no repeat after a timeout.',
  applyTo: (parts) =>
    withRuleFor(
      parts,
      ({ event }) => event === 'run.failed',
      ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'timeout') }),
    ),
};
