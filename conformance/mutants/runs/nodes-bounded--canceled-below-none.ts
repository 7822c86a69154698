import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const canceledBelowNone: Mutant = {
  id: 'runs/nodes-bounded--canceled-below-none',
  clauses: ['runs.nodes-completed-bounded'],
  check: 'runs/nodes-bounded',
  mistake: 'Canceling takes the node under way off the completed ones, of which it was none.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      if (run.status_code !== 'canceled') return run;
      return { ...run, nodes_completed: Number(run.nodes_completed) - 1 };
    }),
};
