import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const anotherWordForFailed: Mutant = {
  id: 'runs/status-words--another-word',
  clauses: ['records.status-words'],
  check: 'runs/status-words',
  mistake: 'Runs that fail are called errored, other than the documentation says.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => (run.status_code === 'failed' ? { ...run, status_code: 'errored' } : run)),
};
