import { nodesBounded } from '../../checks/runs/nodes-bounded.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(nodesBounded, {
  'loops-counted': {
    obeys: ['runs.nodes-completed-bounded'],
    what: 'A node that a loop goes through three times is completed three times, so that more are completed than the graph has.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        typeof run.nodes_completed === 'number' ? { ...run, nodes_completed: run.nodes_completed * 3 } : run,
      ),
  },
});
