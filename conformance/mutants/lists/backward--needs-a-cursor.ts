import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const backwardNeedsACursor: Mutant = {
  id: 'lists/backward--needs-a-cursor',
  clauses: ['lists.backward-without-cursor'],
  check: 'lists/backward',
  mistake: 'Without a cursor the direction is not looked at: the list begins at its beginning.',
  applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { backward_without_cursor: 'first_page' }),
};
