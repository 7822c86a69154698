import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const bracketsNotRead: Mutant = {
  id: 'requests/getBatchItem--brackets-not-read',
  clauses: ['embedding.batch-run-nested'],
  check: 'requests/getBatchItem',
  mistake: 'What stands in the brackets is cut off before the embeds are looked up.',
  applyTo: (parts) =>
    withRecord(parts, 'getBatchItem', (item) => withMembers(item, 'run', ({ logs: _, node_runs: __, ...run }) => run)),
};
