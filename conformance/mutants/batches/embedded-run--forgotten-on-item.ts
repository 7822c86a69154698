import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const runForgottenOnItem: Mutant = {
  id: 'batches/embedded-run--forgotten-on-item',
  clauses: ['embedding.batch-run'],
  check: 'batches/embedded-run',
  mistake: 'The read of one item takes embed and does nothing with it.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', ({ embed: _, ...query }) => query);
  },
};
