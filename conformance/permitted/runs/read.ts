import { dispatchedRunsRead } from '../../checks/runs/read.ts';
import { withReadRun } from '../../mutants/runs/changed-runs.ts';
import { permittedOf } from '../permitted.ts';

const always = ['id', 'status_code', 'model_id', 'graph_workflow_id', 'org_id', 'created_at'];

export const permitted = permittedOf(dispatchedRunsRead, {
  'bare-until-begun': {
    obeys: ['runs.read', 'runs.dispatch-then-readable', 'runs.read-serves-both-kinds'],
    what: 'A run that waits shows its id, its state, what it is a run of and when it was made, and no other field at all.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        run.status_code === 'queued' ? Object.fromEntries(always.map((field) => [field, run[field]])) : run,
      ),
  },
});
