import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const fourAttempts: Mutant = {
  id: 'retry/callback-at-most-three--four',
  clauses: ['callbacks.at-most-three'],
  check: 'retry/callback-at-most-three',
  mistake: 'Three repeats are made behind the first attempt, where three attempts are meant.',
  applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 4 })),
};
