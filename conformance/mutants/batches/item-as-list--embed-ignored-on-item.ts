import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const embedIgnoredOnItem: Mutant = {
  id: 'batches/item-as-list--embed-ignored-on-item',
  clauses: ['batches.item-read-as-list'],
  check: 'batches/item-as-list',
  mistake: 'The read of one item knows the fields of an item and no embeds.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', ({ embed: _, ...query }) => query);
  },
};
