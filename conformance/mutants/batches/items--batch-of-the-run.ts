import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchOfTheRun: Mutant = {
  id: 'batches/items--batch-of-the-run',
  clauses: ['batches.items-of-the-batch'],
  check: 'batches/items',
  mistake: 'Of items without a reference of their own, batch_id is filled from the wrong column of a join.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) =>
      item.client_ref === null ? { ...item, batch_id: item.run_id } : item,
    );
  },
};
