import type { Mutant } from '../mutant.ts';
import { withRuleFor } from '../two-engines.ts';

export const refusedFailuresGivenUp: Mutant = {
  id: 'retry/webhook-on-non-2xx--refused-failures-given-up',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake: 'The notices of failed runs go through an older sender, which takes every 4xx for final.',
  applyTo: (parts) =>
    withRuleFor(
      parts,
      ({ event }) => event === 'run.failed',
      ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== '4xx') }),
    ),
};
