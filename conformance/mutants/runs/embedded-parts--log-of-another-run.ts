import type { Mutant } from '../mutant.ts';
import { type Run, withReadRun } from './changed-runs.ts';

export const logOfAnotherRun: Mutant = {
  id: 'runs/embedded-parts--log-of-another-run',
  clauses: ['runs.embedded-target-matches'],
  check: 'runs/embedded-parts',
  mistake: 'The last entry of the log is read from the row before.',
  applyTo(parts) {
    return withReadRun(parts, (run) => {
      const logs = run.logs as Run[];
      const last = logs.length > 1 ? [{ ...logs.at(-1), run_id: parts.random.uuid() }] : logs.slice(-1);
      return { ...run, logs: [...logs.slice(0, -1), ...last] };
    });
  },
};
