import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const webhookResetNeverAgain: Mutant = {
  id: 'retry/webhook-on-network-error--never-again',
  clauses: ['webhooks.retries-on-network-error'],
  check: 'retry/webhook-on-network-error',
  mistake: 'An error of the socket ends the job, since only answers are looked at for a repeat.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') })),
};
