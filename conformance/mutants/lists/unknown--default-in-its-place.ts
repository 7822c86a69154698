import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const defaultInItsPlace: Mutant = {
  id: 'lists/unknown--default-in-its-place',
  clauses: ['lists.unknown-sort'],
  check: 'lists/unknown',
  mistake: 'An order that cannot be had is taken for none, and the default stands in its place.',
  applyTo: (parts) => withListPolicies(parts, 'listAssets', { unknown_sort: 'ignored' }),
};
