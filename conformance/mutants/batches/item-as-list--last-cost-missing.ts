import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const lastCostMissing: Mutant = {
  id: 'batches/item-as-list--last-cost-missing',
  clauses: ['batches.item-read-as-list'],
  check: 'batches/item-as-list',
  mistake: 'The read of one item is served from a copy that is made before the cost of the run is known.',
  applyTo(parts) {
    return withRecord(parts, 'getBatchItem', (item) => ('cost' in item ? { ...item, cost: null } : item));
  },
};
