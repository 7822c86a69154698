import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const runSummary: Mutant = {
  id: 'batches/embedded-run--summary',
  clauses: ['embedding.batch-run'],
  check: 'batches/embedded-run',
  mistake: 'What is embedded is the summary of the run that the page of a batch shows.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) => {
      const { id, model_id, status_code, input, output } = (item.run ?? {}) as Record<string, unknown>;
      return item.run ? { ...item, run: { id, model_id, status_code, input, output } } : item;
    });
  },
};
