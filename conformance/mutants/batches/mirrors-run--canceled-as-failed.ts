import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const canceledAsFailed: Mutant = {
  id: 'batches/mirrors-run--canceled-as-failed',
  clauses: ['batches.item-mirrors-run'],
  check: 'batches/mirrors-run',
  mistake: 'To a batch there are two ends of an item: it has come to something, or it has failed.',
  applyTo: (parts) =>
    withRecord(parts, 'listBatchItems', (item) =>
      item.status_code === 'canceled' ? { ...item, status_code: 'failed' } : item,
    ),
};
