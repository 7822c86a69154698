import { workflowsStartQueued } from '../../checks/runs/asynchronous.ts';
import { withStart } from '../../mutants/runs/changed-runs.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(workflowsStartQueued, {
  'queued-and-over': {
    obeys: ['runs.asynchronous', 'runs.workflow-starts-queued'],
    what: 'The run of a workflow is answered as queued, and has ended before anybody can read it.',
    applyTo: (parts) =>
      withStart(parts, async (run) => {
        if (run.record.graph_workflow_id === null) return parts.runs.start(run);
        await parts.runs.carryOut(run);
      }),
  },
});
