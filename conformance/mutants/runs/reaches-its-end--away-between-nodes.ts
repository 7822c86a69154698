import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const awayBetweenNodes: Mutant = {
  id: 'runs/reaches-its-end--away-between-nodes',
  clauses: ['runs.poll'],
  check: 'runs/reaches-its-end',
  mistake: 'Between two nodes the run of a workflow is in nobody’s hands, and a read does not find it.',
  applyTo: (parts) =>
    withLostRuns(
      parts,
      ({ record: { status_code, nodes_completed } }) => status_code !== 'running' || !nodes_completed,
    ),
};
