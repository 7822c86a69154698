import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const readsRunOut: Mutant = {
  id: 'runs/reaches-its-end--reads-run-out',
  clauses: ['runs.poll'],
  check: 'runs/reaches-its-end',
  mistake: 'Who polls too often is told from the second read of a running run on that there is no such run.',
  applyTo(parts) {
    const reads = new Map<string, number>();
    return withLostRuns(parts, ({ id, record }) => {
      if (record.status_code !== 'running') return true;
      const count = (reads.get(id) ?? 0) + 1;
      reads.set(id, count);
      return count < 2;
    });
  },
};
