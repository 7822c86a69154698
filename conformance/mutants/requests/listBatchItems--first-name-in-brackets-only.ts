import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const firstNameInBracketsOnly: Mutant = {
  id: 'requests/listBatchItems--first-name-in-brackets-only',
  clauses: ['embedding.batch-run-nested'],
  check: 'requests/listBatchItems',
  mistake: 'The embeds are split at all commas, and what stands behind the one in the brackets is lost.',
  applyTo: (parts) =>
    withRecord(parts, 'listBatchItems', (item) => withMembers(item, 'run', ({ node_runs: _, ...run }) => run)),
};
