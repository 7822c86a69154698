import { isIn } from '../../../src/contract/operations.ts';
import { type ShownRun, whereShown } from '../../models/shown-runs.ts';
import { isSet } from '../../models/values.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** A run is either of a model or of a graph workflow, and its record says of which. */
export const runsOfOneKind = shownRunCheck({
  id: 'runs/one-kind',
  title: 'A run names either its model or its graph workflow',
  how: 'Every run that an answer shows has one of model_id and graph_workflow_id set, and the other null or left out.',
  clauses: ['runs.one-kind'],
  codes: {
    'of-both-kinds': { clause: 'runs.one-kind', message: 'A run has both model_id and graph_workflow_id set.' },
    'of-no-kind': { clause: 'runs.one-kind', message: 'A run has neither model_id nor graph_workflow_id set.' },
  },
  shows: isRecord,
  unseen: 'no answer shows a run',
  judge(shown, tally) {
    const { model_id = null, graph_workflow_id = null } = shown.run;
    const of_model = isSet(model_id);
    return tally.holds(of_model !== isSet(graph_workflow_id), of_model ? 'of-both-kinds' : 'of-no-kind', {
      expected: 'one of the two',
      actual: { model_id, graph_workflow_id },
      ...whereShown(shown),
    });
  },
});

/** The answer to a dispatch of a model may hold no more of the run than its id. */
function isRecord({ run, exchange }: ShownRun): boolean {
  const { model_id = null, graph_workflow_id = null } = run;
  return !isIn('dispatches', exchange.request.operation) || isSet(model_id) || isSet(graph_workflow_id);
}
