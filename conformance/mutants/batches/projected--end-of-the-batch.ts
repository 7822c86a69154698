import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const endIsTheBeginning: Mutant = {
  id: 'batches/projected--end-of-the-batch',
  clauses: ['projection.only-named'],
  check: 'batches/projected',
  mistake: 'Columns that are fetched alone are numbered anew, and completed_at is read from the place of created_at.',
  applyTo(parts) {
    return withRecord(parts, 'getBatchItem', (item, { request }) => {
      if (request.query.fields === undefined || !item.completed_at) return item;
      return { ...item, completed_at: '2026-01-01T00:00:00.000Z' };
    });
  },
};
