import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const laterLogsNumbered: Mutant = {
  id: 'schema/getRun--later-logs-numbered',
  clauses: ['types.uuid'],
  check: 'schema/getRun',
  mistake: 'Log lines are numbered within their run; the first is written by another program.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'logs', (log, index) => (index === 0 ? log : { ...log, id: String(index) })),
    ),
};
