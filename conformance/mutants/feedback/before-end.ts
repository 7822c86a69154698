import { ratedBeforeEnd } from '../../checks/feedback/before-end.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withRatingsRefused } from '../other-ratings.ts';

export const mutants = mutantsOf(ratedBeforeEnd, {
  'only-what-has-ended': {
    breaks: ['feedback.before-end'],
    mistake: 'A run can only be rated once it has ended, where it is documented that one need not wait.',
    applyTo: (parts) => withRatingsRefused(parts, 'conflict', (_, run) => run?.completed_at === null),
  },
  'overwritten-at-the-end': {
    breaks: ['feedback.read-back'],
    mistake: 'The worker writes the whole run back at its end, as it was when it began.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async finishRun(id, end) {
          const finished = await store.finishRun(id, end);
          await store.rateRun(id, { is_positive: null, reason: null });
          return finished;
        },
      })),
  },
});
