import type { Mutant } from '../mutant.ts';
import { type Run, withReadRun } from './changed-runs.ts';

export const nodeRunsOfTheFirstNode: Mutant = {
  id: 'runs/embedded-parts--node-runs-of-the-first-node',
  clauses: ['runs.embedded-target-matches'],
  check: 'runs/embedded-parts',
  mistake: 'Node runs behind the first one name the node run before them as their run.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      const nodes = run.node_runs as Run[];
      return {
        ...run,
        node_runs: nodes.map((node, index) => (index === 0 ? node : { ...node, run_id: nodes[0]!.id })),
      };
    }),
};
