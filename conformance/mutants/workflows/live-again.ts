/** What mutants of deleted workflows need: a call that finds one as if nobody had deleted it. */
import { type Call, exchanged } from '../../../src/server/parts.ts';
import type { WorkflowRow } from '../../../src/store/run-rows.ts';

/** The deleted workflow that a dispatch names; undefined where it is live, or there is none. */
export async function deletedWorkflow({ world, request, caller }: Call): Promise<WorkflowRow | undefined> {
  const { slug = '' } = request.path;
  const workflow = await world.parts.store.workflowBySlug(caller?.organization_id ?? '', slug);
  return workflow?.record.deleted_at == null ? undefined : workflow;
}

/** The same call where this workflow is not deleted. */
export function onceMore(call: Call, workflow: WorkflowRow): Call {
  const { world } = call;
  const live = { ...workflow, record: { ...workflow.record, deleted_at: null } };
  const store = exchanged(world.parts.store, { workflowBySlug: async () => live });
  return { ...call, world: exchanged(world, { parts: { ...world.parts, store } }) };
}
