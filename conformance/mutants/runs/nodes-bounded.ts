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
  'counts-tries': {
    breaks: ['runs.nodes-completed-bounded'],
    mistake: 'A node that was tried again counts twice among the completed ones of a workflow.',
    applyTo: (parts) => withReadRun(parts, (run) => (run.nodes_completed === 3 ? { ...run, nodes_completed: 4 } : run)),
  },
});
