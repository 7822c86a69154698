import { anyRunRated } from '../../checks/feedback/any-run.ts';
import { isSet } from '../../models/values.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRatingSpread, withRatingsRefused } from '../other-ratings.ts';
import { isUser } from '../runs-of-callers.ts';

/** No batch of runs has this id. */
const gathered = '7d1c3a52-0c4e-4f0b-9a63-2b8f6f0e9d11';

export const mutants = mutantsOf(anyRunRated, {
  'batch-shows-the-dispatch': {
    breaks: ['feedback.read-back'],
    mistake: 'A batch keeps its runs as they were when it was finished, and shows those.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) => {
        if (typeof item.run !== 'object' || item.run === null) return item;
        return { ...item, run: { ...item.run, feedback_is_positive: null, feedback_reason: null } };
      }),
  },
  'batch-of-the-rater': {
    breaks: ['feedback.answers-run'],
    mistake: 'Ratings are gathered in batches of their own, and the answer names that of the rating.',
    applyTo: (parts) =>
      withRecord(parts, 'rateRun', (run) => (run.batch_id === null ? run : { ...run, batch_id: gathered })),
  },
  'batches-not-rated': {
    breaks: ['feedback.records-rating'],
    mistake: 'The runs of a batch are looked for in the table of single runs.',
    applyTo: (parts) => withRatingsRefused(parts, 'not_found', (_, run) => isSet(run?.batch_id)),
  },
  'batch-rated-as-one': {
    breaks: ['feedback.read-back'],
    mistake:
      'A rating is written by the id of the batch where the run has one, and all runs of the batch have it then.',
    applyTo: (parts) =>
      withRatingSpread(parts, (one, rated) => one.batch_id !== null && one.batch_id === rated.batch_id),
  },
  'deleted-workflows-not-rated': {
    breaks: ['feedback.records-rating'],
    mistake: 'A rating is counted for the workflow, which is looked for among those that are live.',
    applyTo: (parts) =>
      withRatingsRefused(parts, 'not_found', async (call, run) => {
        const workflow = await parts.store.workflow(run?.graph_workflow_id ?? '');
        return isUser(call) && isSet(workflow?.record.deleted_at);
      }),
  },
});
