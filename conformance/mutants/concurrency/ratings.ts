import { setTimeout as pause } from 'node:timers/promises';
import { ratingsAtOnce } from '../../checks/concurrency/ratings.ts';
import { mutantsOf } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const mutants = mutantsOf(ratingsAtOnce, {
  'complaints-moderated': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The reason of a complaint is looked through before it is written, to whatever rating stands by then.',
    applyTo: (parts) =>
      withRating(parts, async (run, { is_positive, reason }, record) => {
        if (is_positive !== false) return record({ is_positive, reason });
        await record({ is_positive });
        await pause(40);
        const now = await parts.store.run(run.id);
        return record({ is_positive: now?.record.feedback_is_positive ?? null, reason });
      }),
  },
  'sign-then-reason': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The sign and the reason are written by two statements without a transaction.',
    applyTo(parts) {
      let under_way = 0;
      return withRating(parts, async (run, { is_positive, reason }, record) => {
        await record({ is_positive });
        under_way += 1;
        // Who comes second may well be the first to go on.
        await pause(under_way === 1 ? 30 : 5);
        under_way -= 1;
        const now = await parts.store.run(run.id);
        return record({ is_positive: now?.record.feedback_is_positive ?? null, reason });
      });
    },
  },
});
