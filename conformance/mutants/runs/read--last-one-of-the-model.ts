import type { Mutant } from '../mutant.ts';
import { isEnded, type Run, withReadRun } from './changed-runs.ts';

export const lastOneOfTheModel: Mutant = {
  id: 'runs/read--last-one-of-the-model',
  clauses: ['runs.read'],
  check: 'runs/read',
  mistake: 'Finished runs are answered from a cache whose key is the organization and not the run.',
  applyTo(parts) {
    let cached: Run | undefined;
    return withReadRun(parts, (run) => {
      if (!isEnded(run)) return run;
      cached ??= run;
      return cached;
    });
  },
};
