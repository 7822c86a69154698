import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const madeWhenFailed: Mutant = {
  id: 'runs/times-in-order--made-when-failed',
  clauses: ['runs.times-in-order'],
  check: 'runs/times-in-order',
  mistake: 'A failure is written as a new row, whose created_at is a second after the end.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      if (run.status_code !== 'failed') return run;
      return { ...run, created_at: new Date(Date.parse(String(run.completed_at)) + 1_000).toISOString() };
    }),
};
