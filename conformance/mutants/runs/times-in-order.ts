import { timesInOrder } from '../../checks/runs/times-in-order.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(timesInOrder, {
  'made-when-failed': {
    breaks: ['runs.times-in-order'],
    mistake: 'A failure is written as a new row, whose created_at is a second after the end.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        if (run.status_code !== 'failed') return run;
        return { ...run, created_at: new Date(Date.parse(String(run.completed_at)) + 1_000).toISOString() };
      }),
  },
  'never-started-ended-yesterday': {
    breaks: ['runs.times-in-order'],
    mistake: 'A run that failed is shown as never started, and its end is written in local time.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        if (run.status_code !== 'failed') return run;
        const completed_at = new Date(Date.parse(String(run.completed_at)) - 5 * 3_600_000).toISOString();
        return { ...run, started_at: null, completed_at };
      }),
  },
  'start-in-local-time': {
    breaks: ['runs.times-in-order'],
    mistake: 'One service writes the time of its zone, an hour ahead, and marks it as UTC.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        if (typeof run.started_at !== 'string') return run;
        return { ...run, started_at: new Date(Date.parse(run.started_at) + 3_600_000).toISOString() };
      }),
  },
});
