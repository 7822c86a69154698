import { nodesBounded } from '../../checks/runs/nodes-bounded.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(nodesBounded, {
  'canceled-below-none': {
    breaks: ['runs.nodes-completed-bounded'],
    mistake: 'Canceling takes the node under way off the completed ones, of which it was none.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        if (run.status_code !== 'canceled') return run;
        return { ...run, nodes_completed: Number(run.nodes_completed) - 1 };
      }),
  },
  'unknown-as-minus-one': {
    breaks: ['runs.nodes-completed-bounded'],
    mistake: 'The number of nodes of a run is -1 until somebody has counted them.',
    applyTo: (parts) => withReadRun(parts, (run) => (run.status_code === 'queued' ? { ...run, nodes_total: -1 } : run)),
  },
});
