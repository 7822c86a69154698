import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const runAlwaysOnItem: Mutant = {
  id: 'batches/embedded-run--always-on-item',
  clauses: ['embedding.batch-run'],
  check: 'batches/embedded-run',
  mistake: 'The read of one item always shows its run, since only lists can grow too long.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', (query) => ({ ...query, embed: query.embed ?? ['run'] }));
  },
};
