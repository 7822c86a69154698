import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const startInLocalTime: Mutant = {
  id: 'runs/times-in-order--start-in-local-time',
  clauses: ['runs.times-in-order'],
  check: 'runs/times-in-order',
  mistake: 'One service writes the time of its zone, an hour ahead, and marks it as UTC.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      if (typeof run.started_at !== 'string') return run;
      return { ...run, started_at: new Date(Date.parse(run.started_at) + 3_600_000).toISOString() };
    }),
};
