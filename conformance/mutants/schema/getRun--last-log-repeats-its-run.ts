import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const lastLogRepeatsItsRun: Mutant = {
  id: 'schema/getRun--last-log-repeats-its-run',
  clauses: ['types.run-log-fields'],
  check: 'schema/getRun',
  mistake: 'The line that tells of the end is written with the run at hand, and shows it.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'logs', (log, index) => (index === 2 ? { ...log, run: { id: run.id } } : log)),
    ),
};
