import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const itemCostInCents: Mutant = {
  id: 'batches/mirrors-run--cost-in-cents',
  clauses: ['batches.item-run-agrees'],
  check: 'batches/mirrors-run',
  mistake: 'The cost of an item is rounded to cents, and that of its run is not.',
  applyTo(parts) {
    return withRecord(parts, 'getBatchItem', (item) =>
      typeof item.cost === 'string' ? { ...item, cost: Number(item.cost).toFixed(2) } : item,
    );
  },
};
