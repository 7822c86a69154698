/** The graph workflows of a seed state as the store keeps them. */
import type { GraphWorkflowCreate } from '../../contract/types.ts';
import { graphRecord, readGraph } from '../../engine/graph.ts';
import { newWorkflow } from '../../store/new-workflow.ts';
import type { WorkflowRow } from '../../store/run-rows.ts';
import type { SeedWorkflow } from './seed-catalog.ts';
import type { SeedNames } from './seed-names.ts';

/** @throws RangeError for a graph that cannot run */
export function workflowRow(workflow: SeedWorkflow, names: SeedNames): WorkflowRow {
  const { id: _, organization, created_by, created_at, slug, deleted_at, ...body } = workflow;
  const id = names.workflow(organization, slug);
  const user = names.user(created_by);
  const reading = readGraph(workflow.workflow_json);
  if (reading.kind === 'invalid')
    throw new RangeError(`workflow ${organization}/${slug}: ${reading.issues[0]!.message}`);
  let drawn = 0;
  const record = newWorkflow(body as GraphWorkflowCreate, {
    id,
    org_id: names.organization(organization),
    created_by: user,
    created_at,
    slug,
    graph: graphRecord(reading.graph),
    draw: () => names.part(`workflow ${organization} ${slug}`, `part ${drawn++}`),
  });
  return { id, record: deleted_at === undefined ? record : { ...record, deleted_at, deleted_by: user } };
}
