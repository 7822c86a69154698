import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const deliverySizesClamped: Mutant = {
  id: 'lists/page-bounds--deliveries-clamped',
  clauses: ['lists.page-size-out-of-range'],
  check: 'lists/page-bounds',
  mistake: 'The log of deliveries has a reader of sizes of its own, which takes the nearest one.',
  applyTo: (parts) => withListPolicies(parts, 'listAllDeliveries', { page_size_out_of_range: 'clamped' }),
};
