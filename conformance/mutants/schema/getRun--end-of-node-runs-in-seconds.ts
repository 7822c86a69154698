import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const endOfNodeRunsInSeconds: Mutant = {
  id: 'schema/getRun--end-of-node-runs-in-seconds',
  clauses: ['types.timestamp'],
  check: 'schema/getRun',
  mistake: 'The machines that run nodes report in seconds since 1970.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'node_runs', (node) => ({
        ...node,
        completed_at: Date.parse(String(node.completed_at)) / 1_000,
      })),
    ),
};
