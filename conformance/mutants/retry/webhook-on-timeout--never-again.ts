import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const webhookTimeoutNeverAgain: Mutant = {
  id: 'retry/webhook-on-timeout--never-again',
  clauses: ['webhooks.retries-on-timeout'],
  check: 'retry/webhook-on-timeout',
  mistake: 'Whoever does not answer in time is taken to have the notice, since all of it was sent.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'timeout') })),
};
