import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const countedFromOneOnRead: Mutant = {
  id: 'batches/items--counted-from-one-on-read',
  clauses: ['batches.item-read'],
  check: 'batches/items',
  mistake:
    'The list has the number of an item from the batch, the read from its result, and the two count from different numbers.',
  applyTo: (parts) =>
    withRecord(parts, 'getBatchItem', (item) =>
      item.status_code === 'completed' ? { ...item, sequence_index: Number(item.sequence_index) + 1 } : item,
    ),
};
