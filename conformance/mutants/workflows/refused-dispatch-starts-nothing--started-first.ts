import type { World } from '../../../src/server/parts.ts';
import { exchanged } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { WorkflowRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const startedFirst: Mutant = {
  id: 'workflows/refused-dispatch-starts-nothing--started-first',
  clauses: ['workflows.refused-dispatch-starts-nothing'],
  check: 'workflows/refused-dispatch-starts-nothing',
  mistake: 'The run is put into the queue first; only what is answered is found out from the workflow.',
  applyTo(parts) {
    const { dispatchGraphWorkflowRun } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          if (!workflow || workflow.record.deleted_at === null) return dispatchGraphWorkflowRun(call);
          await dispatchGraphWorkflowRun({ ...call, world: withLive(call.world, workflow) });
          throw new Refused('not_found');
        },
      },
    };
  },
};

/** The same world with this workflow not deleted. */
function withLive(world: World, workflow: WorkflowRow): World {
  const live = { ...workflow, record: { ...workflow.record, deleted_at: null } };
  const store = exchanged(world.parts.store, { workflowBySlug: async () => live });
  return exchanged(world, { parts: { ...world.parts, store } });
}
