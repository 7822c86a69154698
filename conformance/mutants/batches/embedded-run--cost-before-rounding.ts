import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const costBeforeRounding: Mutant = {
  id: 'batches/embedded-run--cost-before-rounding',
  clauses: ['embedding.batch-run-is-the-run'],
  check: 'batches/embedded-run',
  mistake: 'The cost of an embedded run is rounded to cents.',
  applyTo(parts) {
    return withRecord(parts, 'listBatchItems', (item) => {
      const run = item.run as Record<string, unknown> | undefined;
      return typeof run?.cost === 'string' ? { ...item, run: { ...run, cost: Number(run.cost).toFixed(2) } } : item;
    });
  },
};
