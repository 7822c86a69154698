import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const brokenCursorIsNone: Mutant = {
  id: 'lists/unknown--broken-cursor-is-none',
  clauses: ['lists.bad-cursor'],
  check: 'lists/unknown',
  mistake: 'A cursor that cannot be read counts as none, and the walk begins anew.',
  applyTo: (parts) => withListPolicies(parts, 'listBatchItems', { bad_cursor: 'first_page' }),
};
