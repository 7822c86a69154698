import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const typesAsTheQueryCame: Mutant = {
  id: 'lists/backward--types-as-the-query-came',
  clauses: ['lists.backward-order'],
  check: 'lists/backward',
  mistake: 'Going back, the rows are asked for in the opposite order and never turned round again.',
  applyTo: (parts) => withListPolicies(parts, 'listAssetTypes', { backward_order: 'reversed' }),
};
