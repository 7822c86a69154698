import { Refused } from '../../../src/server/refused.ts';
import { anyRunRated } from '../../checks/feedback/any-run.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRater } from '../other-ratings.ts';

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
  'batches-not-rated': {
    breaks: ['feedback.records-rating'],
    mistake: 'The runs of a batch are looked for in the table of single runs.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        const run = await parts.store.run(call.request.path.run_id!.toLowerCase());
        if (run && run.record.batch_id !== null) throw new Refused('not_found');
        return rate(call);
      }),
  },
  'deleted-workflows-not-rated': {
    breaks: ['feedback.records-rating'],
    mistake: 'A rating is counted for the workflow, which is looked for among those that are live.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        const run = await parts.store.run(call.request.path.run_id!.toLowerCase());
        const workflow = await parts.store.workflow(run?.record.graph_workflow_id ?? '');
        if (call.caller?.kind === 'user' && workflow?.record.deleted_at) throw new Refused('not_found');
        return rate(call);
      }),
  },
  'own-runs-not-rated': {
    breaks: ['feedback.records-rating'],
    mistake: 'Nobody is to praise their own work, and whoever dispatched a run is taken for its author.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        const run = await parts.store.run(call.request.path.run_id!.toLowerCase());
        if (run && run.record.created_by === call.caller?.user_id) throw new Refused('not_found');
        return rate(call);
      }),
  },
});
