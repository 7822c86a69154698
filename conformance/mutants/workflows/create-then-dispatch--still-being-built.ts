import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

const built_in_ms = 30_000;

export const stillBeingBuilt: Mutant = {
  id: 'workflows/create-then-dispatch--still-being-built',
  clauses: ['workflows.create-then-dispatch'],
  check: 'workflows/create-then-dispatch',
  mistake: 'A new workflow is built in the background, and until then its dispatch is answered with a conflict.',
  applyTo(parts) {
    const { dispatchGraphWorkflowRun } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          const age_ms = workflow ? parts.clock.now_ms() - Date.parse(workflow.record.created_at) : built_in_ms;
          if (age_ms < built_in_ms) throw new Refused('conflict');
          return dispatchGraphWorkflowRun(call);
        },
      },
    };
  },
};
