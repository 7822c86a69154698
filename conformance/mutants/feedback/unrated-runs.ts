import { unratedRuns } from '../../checks/feedback/unrated-runs.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRater, withRatingSpread } from '../other-ratings.ts';

type Related = { model_id: string | null; graph_workflow_id: string | null };
const isOfModel = (one: Related, rated: Related) => one.model_id !== null && one.model_id === rated.model_id;
const isOfWorkflow = (one: Related, rated: Related) =>
  one.graph_workflow_id !== null && one.graph_workflow_id === rated.graph_workflow_id;

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
  'rated-with-its-model': {
    breaks: ['feedback.read-back'],
    mistake: 'A rating is one of the model, and is written to all runs of it that the organization has.',
    applyTo: (parts) => withRatingSpread(parts, (one, rated) => isOfModel(one, rated) && one.org_id === rated.org_id),
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
  'cleared-with-its-workflow': {
    breaks: ['feedback.read-back'],
    mistake: 'The same by the workflow, for runs that have one.',
    applyTo: (parts) =>
      withRatingSpread(parts, (one, rated, { is_positive }) => is_positive === null && isOfWorkflow(one, rated)),
  },
  'blamed-with-its-model': {
    breaks: ['feedback.read-back'],
    mistake: 'Complaints alone are kept by the model.',
    applyTo: (parts) =>
      withRatingSpread(parts, (one, rated, { is_positive }) => is_positive === false && isOfModel(one, rated)),
  },
  'rated-with-its-workflow': {
    breaks: ['feedback.read-back'],
    mistake: 'A rating is one of the workflow, and is written to all runs of it.',
    applyTo: (parts) => withRatingSpread(parts, (one, rated) => isOfWorkflow(one, rated)),
  },
  'rated-with-its-inputs': {
    breaks: ['feedback.read-back'],
    mistake: 'Ratings are kept by a hash of what was asked for, and a run that was asked the same has the same rating.',
    applyTo: (parts) =>
      withRatingSpread(
        parts,
        (one, rated) => one.model_id === rated.model_id && JSON.stringify(one.input) === JSON.stringify(rated.input),
      ),
  },
  'rated-with-the-others-of-its-caller': {
    breaks: ['feedback.read-back'],
    mistake: 'The update finds its rows by who dispatched the run, where it should by the run.',
    applyTo: (parts) => withRatingSpread(parts, (one, rated) => one.created_by === rated.created_by),
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
