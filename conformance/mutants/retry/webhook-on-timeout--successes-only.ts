import type { Mutant } from '../mutant.ts';
import { withRuleFor } from '../two-engines.ts';

export const timedOutSuccessesGivenUp: Mutant = {
  id: 'retry/webhook-on-timeout--successes-only',
  clauses: ['webhooks.retries-on-timeout'],
  check: 'retry/webhook-on-timeout',
  mistake: 'Notices of success are many and cheap to lose: whoever takes too long over one is not asked again.',
  applyTo: (parts) =>
    withRuleFor(
      parts,
      ({ event }) => event === 'run.completed',
      ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'timeout') }),
    ),
};
