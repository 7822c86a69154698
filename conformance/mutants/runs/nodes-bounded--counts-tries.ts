import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const countsTries: Mutant = {
  id: 'runs/nodes-bounded--counts-tries',
  clauses: ['runs.nodes-completed-bounded'],
  check: 'runs/nodes-bounded',
  mistake: 'A node that was tried again counts twice among the completed ones of a workflow.',
  applyTo: (parts) => withReadRun(parts, (run) => (run.nodes_completed === 3 ? { ...run, nodes_completed: 4 } : run)),
};
