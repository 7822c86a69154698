import type { GraphWorkflow, GraphWorkflowCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import { bindingIssues, type Graph, graphRecord, readGraph } from '../../engine/graph.ts';
import { newWorkflow } from '../new-workflow.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { deletedReply, ownRecord } from '../records.ts';
import { Refused } from '../refused.ts';
import { slugOf } from '../slugs.ts';

export const createGraphWorkflow: Handler = async (call) => {
  const { random, clock } = call.world.parts;
  const body = call.request.body as GraphWorkflowCreate;
  const graph = graphRecord(runnableGraph(body));
  const { user_id, organization_id } = callerOf(call);
  const record = newWorkflow(body, {
    id: random.uuid(),
    org_id: organization_id,
    created_by: user_id,
    created_at: timestampOf(clock),
    slug: slugOf(body.name),
    graph,
    draw: () => random.uuid(),
  });
  return { kind: 'record', success: 'created', record: { ...(await insertedUnderFreeSlug(call, record)) } };
};

/** The record is kept, so that runs that are on the way go on by it and old ones still show it. */
export const deleteGraphWorkflow: Handler = async (call) => {
  const { store, clock } = call.world.parts;
  const workflow = await store.workflow(call.request.path.id!.toLowerCase());
  const { id } = ownRecord(call, workflow?.record);
  const deletion = { at: timestampOf(clock), by: callerOf(call).user_id };
  return deletedReply(call, await store.softDeleteWorkflow(id, deletion));
};

/** @throws Refused with everything that keeps the graph from running */
function runnableGraph({ workflow_json, inputs = [], outputs = [] }: GraphWorkflowCreate): Graph {
  const reading = readGraph(workflow_json);
  if (reading.kind === 'invalid') throw new Refused('invalid', { issues: reading.issues });
  const { graph } = reading;
  const issues = [
    ...bindingIssues(graph, inputs, ['body', 'inputs']),
    ...bindingIssues(graph, outputs, ['body', 'outputs']),
  ];
  if (issues.length > 0) throw new Refused('invalid', { issues });
  return graph;
}

/** Deleted workflows keep their slugs. Of two callers who take one name at the same time, the second asks again. */
async function insertedUnderFreeSlug(call: Call, workflow: GraphWorkflow): Promise<GraphWorkflow> {
  const { store } = call.world.parts;
  const slug = (number: number) => slugOf(workflow.name, number);
  const isTaken = async (number: number) => (await store.workflowBySlug(workflow.org_id, slug(number))) !== undefined;
  for (;;) {
    const record = { ...workflow, slug: slug(await freeNumber(isTaken)) };
    if ((await store.insertWorkflow({ id: record.id, record })) === 'inserted') return record;
  }
}

/** A number that is free and follows one that is taken, or 1; found in twice as many questions as it has binary digits. */
async function freeNumber(isTaken: (number: number) => Promise<boolean>): Promise<number> {
  let [taken, free] = [0, 1];
  while (await isTaken(free)) [taken, free] = [free, 2 * free];
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2);
    if (await isTaken(between)) taken = between;
    else free = between;
  }
  return free;
}
