import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchOfItsOwnOnRead: Mutant = {
  id: 'batches/items--batch-of-its-own-on-read',
  clauses: ['batches.items-of-the-batch'],
  check: 'batches/items',
  mistake: 'An item that ended well is moved to a batch of its own, which the read of the item names.',
  applyTo: (parts) =>
    withRecord(parts, 'getBatchItem', (item) =>
      item.status_code === 'completed' ? { ...item, batch_id: item.id } : item,
    ),
};
