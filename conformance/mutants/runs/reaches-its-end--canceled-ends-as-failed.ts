import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const canceledEndsAsFailed: Mutant = {
  id: 'runs/reaches-its-end--canceled-ends-as-failed',
  clauses: ['runs.terminal-stays'],
  check: 'runs/reaches-its-end',
  mistake: 'The worker of a canceled run notices that it is gone, and calls the run failed from the second look on.',
  applyTo(parts) {
    const looked = new Set<unknown>();
    return withReadRun(parts, (run) => {
      if (run.status_code !== 'canceled') return run;
      const status_code = looked.has(run.id) ? 'failed' : 'canceled';
      looked.add(run.id);
      return { ...run, status_code };
    });
  },
};
