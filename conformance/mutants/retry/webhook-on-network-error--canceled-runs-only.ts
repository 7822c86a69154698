import type { Mutant } from '../mutant.ts';
import { withRuleFor } from '../two-engines.ts';

export const webhookResetCanceledRunsOnly: Mutant = {
  id: 'retry/webhook-on-network-error--canceled-runs-only',
  clauses: ['webhooks.retries-on-network-error'],
  check: 'retry/webhook-on-network-error',
  mistake:
    'The notices of canceled runs are sent by the request that cancels, where an error of the socket is swallowed.',
  applyTo: (parts) =>
    withRuleFor(
      parts,
      ({ event }) => event === 'run.cancelled',
      ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') }),
    ),
};
