import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const endIsTheStart: Mutant = {
  id: 'batches/mirrors-run--end-is-the-start',
  clauses: ['batches.item-run-agrees'],
  check: 'batches/mirrors-run',
  mistake: 'An item of a run that failed tells the start of the run as its end.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) =>
      item.status_code === 'failed' ? { ...item, completed_at: item.started_at } : item,
    );
  },
};
