import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const canceledGoesOn: Mutant = {
  id: 'batches/mirrors-run--canceled-goes-on',
  clauses: ['batches.item-mirrors-run'],
  check: 'batches/mirrors-run',
  mistake:
    'Nobody tells the item of a run that was canceled before it started: it waits for ever, as those do that still wait.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) =>
      item.completed_at && item.client_ref === 'dawn' ? { ...item, status_code: 'running' } : item,
    );
  },
};
