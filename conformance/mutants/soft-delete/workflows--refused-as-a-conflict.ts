import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const refusedAsAConflict: Mutant = {
  id: 'soft-delete/workflows--refused-as-a-conflict',
  clauses: ['workflows.deleted-not-dispatched'],
  check: 'soft-delete/workflows',
  mistake: 'The workflow is there, says the programmer, only not in the right state: a conflict.',
  applyTo(parts) {
    const { dispatchGraphWorkflowRun } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          if (workflow && workflow.record.deleted_at !== null) throw new Refused('conflict');
          return dispatchGraphWorkflowRun(call);
        },
      },
    };
  },
};
