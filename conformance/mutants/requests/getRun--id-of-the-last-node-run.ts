import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfLastNodeRun: Mutant = {
  id: 'requests/getRun--id-of-the-last-node-run',
  clauses: ['runs.read'],
  check: 'requests/getRun',
  mistake: 'The columns of run and node runs are joined into one row, and the later id wins.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) => {
      const last = (run.node_runs as { id: string }[] | undefined)?.at(-1);
      return last ? { ...run, id: last.id } : run;
    }),
};
