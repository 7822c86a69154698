import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const notOnReset: Mutant = {
  id: 'retry/callback-on-network-error--not-on-reset',
  clauses: ['callbacks.retries-on-network-error'],
  check: 'retry/callback-on-network-error',
  mistake: 'Who resets the connection is taken to want no callbacks.',
  applyTo: (parts) =>
    withRule(parts, 'callback', ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') })),
};
