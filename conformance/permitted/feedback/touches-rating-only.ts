import { touchesRatingOnly } from '../../checks/feedback/touches-rating-only.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(touchesRatingOnly, {
  'words-of-its-own-for-a-state': {
    obeys: ['feedback.touches-rating-only', 'feedback.answers-run'],
    what: 'The answer to a rating has other words for the state of the run than its read has, and no target file tells them.',
    choices: {
      records: { for: { rateRun: { status_words: { completed: ['succeeded'], failed: ['error'] } } } },
    },
    untold: ['records.status_words'],
  },
  'answers-the-run-without-its-parts': {
    obeys: ['feedback.touches-rating-only', 'feedback.answers-run'],
    what: 'The answer to a rating is the run without what belongs to it: logs, nodes, model and workflow.',
    applyTo: (parts) =>
      withRecord(parts, 'rateRun', ({ logs: _, node_runs: __, model: ___, graph_workflow: ____, ...run }) => run),
  },
});
