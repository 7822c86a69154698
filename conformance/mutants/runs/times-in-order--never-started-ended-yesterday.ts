import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const neverStartedEndedYesterday: Mutant = {
  id: 'runs/times-in-order--never-started-ended-yesterday',
  clauses: ['runs.times-in-order'],
  check: 'runs/times-in-order',
  mistake: 'A run that failed is shown as never started, and its end is written in local time.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      if (run.status_code !== 'failed') return run;
      const completed_at = new Date(Date.parse(String(run.completed_at)) - 5 * 3_600_000).toISOString();
      return { ...run, started_at: null, completed_at };
    }),
};
