import { unratedRuns } from '../../checks/feedback/unrated-runs.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRater, withRatingSpread } from '../other-ratings.ts';

type Related = { model_id: string | null; graph_workflow_id: string | null };
const isOfModel = (one: Related, rated: Related) => one.model_id !== null && one.model_id === rated.model_id;

export const mutants = mutantsOf(unratedRuns, {
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
  'rated-with-its-model-elsewhere': {
    breaks: ['feedback.read-back'],
    mistake:
      'A rating is written to the runs of the model in every organization but this one, by a condition turned over.',
    applyTo: (parts) => withRatingSpread(parts, (one, rated) => isOfModel(one, rated) && one.org_id !== rated.org_id),
  },
  'cleared-with-its-model': {
    breaks: ['feedback.read-back'],
    mistake: 'A rating is taken back by the condition that a list of ratings is shown by: the model, and who said it.',
    applyTo: (parts) =>
      withRatingSpread(parts, (one, rated, { is_positive }) => is_positive === null && isOfModel(one, rated)),
  },
});
