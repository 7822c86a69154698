import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const queuedUntilTheEnd: Mutant = {
  id: 'batches/mirrors-run--queued-until-the-end',
  clauses: ['records.batch-item-words'],
  check: 'batches/mirrors-run',
  mistake: 'Items are told of ends alone: until then they are queued.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) =>
      item.status_code === 'running' ? { ...item, status_code: 'queued' } : item,
    );
  },
};
