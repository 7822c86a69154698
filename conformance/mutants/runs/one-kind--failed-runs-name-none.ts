import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const failedRunsNameNone: Mutant = {
  id: 'runs/one-kind--failed-runs-name-none',
  clauses: ['runs.one-kind'],
  check: 'runs/one-kind',
  mistake: 'A run that failed lets go of its model, so that it can be tried with another one.',
  applyTo: (parts) => withReadRun(parts, (run) => (run.status_code === 'failed' ? { ...run, model_id: null } : run)),
};
