import type { Mutant } from '../mutant.ts';
import { withListOrder } from '../other-lists.ts';

export const unfinishedFirstWhenFalling: Mutant = {
  id: 'lists/orders--unfinished-first-when-falling',
  clauses: ['lists.null-order'],
  check: 'lists/orders',
  mistake: 'The database puts what has no value above all else, and only the rising order was looked at.',
  applyTo: (parts) =>
    withListOrder(parts, ({ collection }) => (collection === 'batch_items' ? { nulls: 'highest' } : undefined)),
};
