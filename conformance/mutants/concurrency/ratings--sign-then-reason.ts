import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const signThenReason: Mutant = {
  id: 'concurrency/ratings--sign-then-reason',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/ratings',
  mistake: 'The sign and the reason are written by two statements without a transaction.',
  applyTo(parts) {
    let under_way = 0;
    return withRating(parts, async (run, { is_positive, reason }, record) => {
      await record({ is_positive });
      under_way += 1;
      // Who comes second may well be the first to go on.
      await new Promise((over) => setTimeout(over, under_way === 1 ? 30 : 5));
      under_way -= 1;
      const now = await parts.store.run(run.id);
      return record({ is_positive: now?.record.feedback_is_positive ?? null, reason });
    });
  },
};
