import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const withoutEnd: Mutant = {
  id: 'retry/callback-at-most-three--without-end',
  clauses: ['callbacks.at-most-three'],
  check: 'retry/callback-at-most-three',
  mistake: 'Nobody counts: who never answers is called for ever.',
  applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 10 })),
};
