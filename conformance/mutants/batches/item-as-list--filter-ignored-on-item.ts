import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const filterIgnoredOnItem: Mutant = {
  id: 'batches/item-as-list--filter-ignored-on-item',
  clauses: ['batches.item-not-found-refused'],
  check: 'batches/item-as-list',
  mistake: 'The id is enough for the read of one item: its q goes unread.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', ({ filter: _, ...query }) => query);
  },
};
