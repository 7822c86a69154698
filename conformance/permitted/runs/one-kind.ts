import { runsOfOneKind } from '../../checks/runs/one-kind.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(runsOfOneKind, {
  'other-kind-not-mentioned': {
    obeys: ['runs.one-kind'],
    what: 'The run of a model has no member for a workflow, nor that of a workflow one for a model; a model’s run has nodes all the same.',
    applyTo: (parts) =>
      withShownRuns(parts, ({ model_id, model, graph_workflow_id, graph_workflow, ...run }) =>
        (model_id ?? null) === null
          ? { ...run, graph_workflow_id, graph_workflow }
          : { ...run, model_id, model, nodes_total: 1 },
      ),
  },
});
