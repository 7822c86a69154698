import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const complaintsModerated: Mutant = {
  id: 'concurrency/ratings--complaints-moderated',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/ratings',
  mistake: 'The reason of a complaint is looked through before it is written, to whatever rating stands by then.',
  applyTo: (parts) =>
    withRating(parts, async (run, { is_positive, reason }, record) => {
      if (is_positive !== false) return record({ is_positive, reason });
      await record({ is_positive });
      await new Promise((over) => setTimeout(over, 40));
      const now = await parts.store.run(run.id);
      return record({ is_positive: now?.record.feedback_is_positive ?? null, reason });
    }),
};
