import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const retriesOfLaterNodes: Mutant = {
  id: 'schema/getRun--retries-of-later-nodes',
  clauses: ['types.node-run-fields'],
  check: 'schema/getRun',
  mistake: 'How often a node was tried again is a list where there are several nodes.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'node_runs', (node, index) => (index === 0 ? node : { ...node, retry_count: [] })),
    ),
};
