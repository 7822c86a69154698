import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const cancellationNeverArrives: Mutant = {
  id: 'runs/reaches-its-end--cancellation-never-arrives',
  clauses: ['runs.advances-to-terminal'],
  check: 'runs/reaches-its-end',
  mistake: 'A run that was called off waits for its worker to say so, and the worker is gone.',
  applyTo: (parts) =>
    withReadRun(parts, (run) =>
      run.status_code === 'canceled' ? { ...run, status_code: 'running', completed_at: null } : run,
    ),
};
