import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const failuresTriedAgain: Mutant = {
  id: 'runs/reaches-its-end--failures-tried-again',
  clauses: ['runs.terminal-stays'],
  check: 'runs/reaches-its-end',
  mistake: 'A run that failed is put back into the queue some seconds later.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      const since_ms = parts.clock.now_ms() - Date.parse(String(run.completed_at));
      return run.status_code === 'failed' && since_ms > 5_000 ? { ...run, status_code: 'queued' } : run;
    }),
};
