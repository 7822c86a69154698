import type { Mutant } from '../mutant.ts';
import { withListOrder } from '../other-lists.ts';

export const tiesOfSizesRise: Mutant = {
  id: 'lists/orders--ties-of-sizes-rise',
  clauses: ['lists.tie-break'],
  check: 'lists/orders',
  mistake: 'The id is added to the order without its direction: items of one size rise by it in a falling list too.',
  applyTo: (parts) =>
    withListOrder(parts, ({ sort }) => (sort[0]?.field === 'size_bytes' ? { ties: 'ascending' } : undefined)),
};
