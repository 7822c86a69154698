import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const awayWhileItRuns: Mutant = {
  id: 'runs/reaches-its-end--away-while-it-runs',
  clauses: ['runs.poll'],
  check: 'runs/reaches-its-end',
  mistake: 'While a worker holds the row of a run, reads do not find it.',
  applyTo: (parts) => withLostRuns(parts, ({ record }) => record.status_code !== 'running'),
};
