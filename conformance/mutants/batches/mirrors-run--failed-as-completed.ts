import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const failedAsCompleted: Mutant = {
  id: 'batches/mirrors-run--failed-as-completed',
  clauses: ['batches.item-mirrors-run'],
  check: 'batches/mirrors-run',
  mistake: 'An item is completed when its run has ended, however that ended.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) =>
      item.status_code === 'failed' ? { ...item, status_code: 'completed' } : item,
    );
  },
};
