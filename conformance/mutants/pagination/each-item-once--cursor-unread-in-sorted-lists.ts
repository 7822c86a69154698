import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const cursorUnreadInSortedLists: Mutant = {
  id: 'pagination/each-item-once--cursor-unread-in-sorted-lists',
  clauses: ['pagination.cursor'],
  check: 'pagination/each-item-once',
  mistake: 'Sorted lists were added later, by a query of their own into which the cursor was never put.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', ({ cursor, ...query }) => (query.sort ? query : { ...query, cursor })),
};
