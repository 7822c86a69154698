import { isIn } from '../../../src/contract/operations.ts';
import { type ShownRun, whereShown } from '../../models/shown-runs.ts';
import { isSet } from '../../models/values.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** A run is either of a model or of a graph workflow, and its record says of which. */
export const runsOfOneKind = shownRunCheck({
  id: 'runs/one-kind',
  title: 'A run names either its model or its graph workflow',
  how: 'Every run that an answer shows, but for the receipt of a dispatch, must have exactly one of model_id and graph_workflow_id set; the other may be null or left out.',
  clauses: ['runs.one-kind'],
  shows: isRecord,
  unseen: 'no answer shows a run',
  judge(shown, tally) {
    const { model_id = null, graph_workflow_id = null } = shown.run;
    if (tally.compared(isSet(model_id) !== isSet(graph_workflow_id))) return [];
    const both = isSet(model_id);
    return [
      {
        code: both ? 'of-both-kinds' : 'of-no-kind',
        clause: 'runs.one-kind',
        message: `a run has ${both ? 'both' : 'neither'} model_id ${both ? 'and' : 'nor'} graph_workflow_id set`,
        expected: 'one of the two',
        actual: { model_id, graph_workflow_id },
        ...whereShown(shown),
      },
    ];
  },
});

/** What a dispatch of a model answers with is open, and may hold no more of the run than its id. */
function isRecord({ run, exchange }: ShownRun): boolean {
  const { model_id = null, graph_workflow_id = null } = run;
  return !isIn('dispatches', exchange.request.operation) || isSet(model_id) || isSet(graph_workflow_id);
}
