import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const byNameUnasked: Mutant = {
  id: 'lists/orders--by-name-unasked',
  clauses: ['lists.default-order'],
  check: 'lists/orders',
  mistake: 'The list that nobody sorted comes from an index of names, in its order.',
  applyTo: (parts) => withListPolicies(parts, 'listAssets', { default_order: { field: 'name', direction: 'asc' } }),
};
