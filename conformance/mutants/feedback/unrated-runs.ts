import { unratedRuns } from '../../checks/feedback/unrated-runs.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRater } from '../other-ratings.ts';

export const mutants = mutantsOf(unratedRuns, {
  'good-until-told-otherwise': {
    breaks: ['feedback.read-back'],
    mistake: 'The column of the rating has a default, and a run that nobody rated counts as a good one.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) => ({ ...run, feedback_is_positive: run.feedback_is_positive ?? true })),
  },
  'reason-of-the-last-one': {
    breaks: ['feedback.read-back'],
    mistake: 'The reason is read from a row that is not reset from one run to the next.',
    applyTo(parts) {
      let last: unknown = null;
      const rated = withRater(parts, (call, rate) => {
        last = (call.request.body as { reason?: unknown }).reason ?? last;
        return rate(call);
      });
      return withRecord(rated, 'getRun', (run) => ({ ...run, feedback_reason: run.feedback_reason ?? last }));
    },
  },
  'put-back-by-the-next-run': {
    breaks: ['feedback.read-back'],
    mistake: 'The list of runs is kept whole, and each new run writes it back as it was before the last ratings.',
    applyTo(parts) {
      const rated = new Set<string>();
      const lost = new Set<string>();
      const forgetful = withPart(parts, 'store', (store) => ({
        async rateRun(id, rating) {
          rated.add(id);
          lost.delete(id);
          return store.rateRun(id, rating);
        },
      }));
      const started = withPart(forgetful, 'runs', (runs) => ({
        start(run) {
          for (const id of rated) lost.add(id);
          return runs.start(run);
        },
      }));
      return withRecord(started, 'getRun', (run) =>
        lost.has(String(run.id)) ? { ...run, feedback_is_positive: null, feedback_reason: null } : run,
      );
    },
  },
  'judged-by-a-model': {
    breaks: ['feedback.read-back'],
    mistake: 'A model looks at each run that has failed, and rates it.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        run.status_code === 'failed' && run.feedback_is_positive === null
          ? { ...run, feedback_is_positive: false, feedback_reason: 'failed' }
          : run,
      ),
  },
});
