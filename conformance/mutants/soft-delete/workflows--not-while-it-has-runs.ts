import { exchanged } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const notWhileItHasRuns: Mutant = {
  id: 'soft-delete/workflows--not-while-it-has-runs',
  clauses: ['workflows.user-supplied'],
  check: 'soft-delete/workflows',
  mistake: 'A foreign key forbids to delete a workflow as long as a run names it.',
  applyTo(parts) {
    const used = new Set<string | null>();
    const { deleteGraphWorkflow } = parts.handlers;
    return {
      ...parts,
      runs: exchanged(parts.runs, {
        start(run) {
          used.add(run.record.graph_workflow_id);
          return parts.runs.start(run);
        },
      }),
      handlers: {
        ...parts.handlers,
        async deleteGraphWorkflow(call) {
          if (used.has(call.request.path.id!)) throw new Refused('conflict');
          return deleteGraphWorkflow(call);
        },
      },
    };
  },
};
