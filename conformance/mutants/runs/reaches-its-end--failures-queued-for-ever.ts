import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const failuresQueuedForEver: Mutant = {
  id: 'runs/reaches-its-end--failures-queued-for-ever',
  clauses: ['runs.advances-to-terminal'],
  check: 'runs/reaches-its-end',
  mistake: 'A run that fails is put back into the queue, however often it failed before.',
  applyTo: (parts) =>
    withReadRun(parts, (run) =>
      run.status_code === 'failed' ? { ...run, status_code: 'queued', started_at: null, completed_at: null } : run,
    ),
};
