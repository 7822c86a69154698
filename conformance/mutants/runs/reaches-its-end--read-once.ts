import type { Mutant } from '../mutant.ts';
import { isEnded, withLostRuns } from './changed-runs.ts';

export const readOnce: Mutant = {
  id: 'runs/reaches-its-end--read-once',
  clauses: ['runs.read'],
  check: 'runs/reaches-its-end',
  mistake: 'A finished run is handed out once, and moved to an archive that nothing reads.',
  applyTo(parts) {
    const read = new Set<string>();
    return withLostRuns(parts, ({ id, record }) => {
      const is_archived = read.has(id);
      if (isEnded(record)) read.add(id);
      return !is_archived;
    });
  },
};
