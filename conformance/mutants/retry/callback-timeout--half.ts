import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const halfTheTimeout: Mutant = {
  id: 'retry/callback-timeout--half',
  clauses: ['events.callback-timeout'],
  check: 'retry/callback-timeout',
  mistake: 'Behind the client that is set up for callbacks, a shorter default of its library cuts first.',
  applyTo: (parts) => withRule(parts, 'callback', ({ timeout_ms }) => ({ timeout_ms: timeout_ms / 2 })),
};
