import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const nodesOfEmbeddedRuns: Mutant = {
  id: 'schema/listBatchItems--nodes-of-embedded-runs',
  clauses: ['types.run-fields'],
  check: 'schema/listBatchItems',
  mistake: 'The embedded run counts its nodes as a fraction in words.',
  applyTo: (parts) =>
    withRecord(parts, 'listBatchItems', (item) =>
      withMembers(item, 'run', (run) => ({ ...run, nodes_completed: `${run.nodes_completed}/${run.nodes_total}` })),
    ),
};
