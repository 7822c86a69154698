import { touchesRatingOnly } from '../../checks/feedback/touches-rating-only.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(touchesRatingOnly, {
  'answers-the-run-without-its-parts': {
    obeys: ['feedback.touches-rating-only', 'feedback.answers-run'],
    what: 'The answer to a rating is the run without what belongs to it (logs, nodes, model, workflow), and with an output whose URLs were signed anew.',
    applyTo: (parts) =>
      withRecord(parts, 'rateRun', ({ logs: _, node_runs: __, model: ___, graph_workflow: ____, ...run }) => run),
  },
});
