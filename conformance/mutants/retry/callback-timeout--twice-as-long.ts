import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const twiceAsLong: Mutant = {
  id: 'retry/callback-timeout--twice-as-long',
  clauses: ['events.callback-timeout'],
  check: 'retry/callback-timeout',
  mistake: 'Connecting and reading have the timeout each, where one is declared for both.',
  applyTo: (parts) => withRule(parts, 'callback', ({ timeout_ms }) => ({ timeout_ms: 2 * timeout_ms })),
};
