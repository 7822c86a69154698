import type { Policies } from '../../choices/policies.ts';
import type { GraphWorkflow, GraphWorkflowCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import { bindingIssues, type Graph, graphRecord, readGraph } from '../../engine/graph.ts';
import { newWorkflow } from '../../store/new-workflow.ts';
import { actorOf } from '../access/actor.ts';
import { workflowSlugs } from '../names/workflow-names.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { deletedReply, ownRecord } from '../records/records.ts';
import { Refused } from '../refused.ts';

export const createGraphWorkflow: Handler = async (call) => {
  const { random, clock } = call.world.parts;
  const body = call.request.body as GraphWorkflowCreate;
  const graph = graphRecord(runnableGraph(body));
  const { organization_id } = callerOf(call);
  const { name_twice, stored_name } = call.world.policies(call.operation.id).workflows;
  const named = { ...body, name: storedNames[stored_name](body.name) };
  const record = newWorkflow(named, {
    id: random.uuid(),
    org_id: organization_id,
    created_by: actorOf(call).created_by,
    created_at: timestampOf(clock),
    slug: '',
    graph,
    draw: () => random.uuid(),
  });
  return { kind: 'record', success: 'created', record: { ...(await inserted[name_twice](call, record)) } };
};

const storedNames: Readonly<Record<Policies['workflows']['stored_name'], (name: string) => string>> = {
  as_sent: (name) => name,
  normalised: (name) => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' '),
};

/** The record is kept, so that old runs still show it, and runs that are on the way can go on by it. */
export const deleteGraphWorkflow: Handler = async (call) => {
  const { store, clock } = call.world.parts;
  const workflow = await store.workflow(call.request.path.id!.toLowerCase());
  const { id } = ownRecord(call, workflow?.record);
  const deletion = await store.softDeleteWorkflow(id, { at: timestampOf(clock), by: actorOf(call).deleted_by });
  const { in_flight_on_delete } = call.world.policies(call.operation.id).workflows;
  if (deletion === 'deleted' && in_flight_on_delete === 'canceled') await cancelRunsOf(call, id);
  return deletedReply(call, deletion);
};

async function cancelRunsOf({ world }: Call, workflow_id: string): Promise<void> {
  const { store, runs } = world.parts;
  const unfinished = await store.unfinishedRuns();
  for (const { id } of unfinished.filter(({ record }) => record.graph_workflow_id === workflow_id)) {
    await runs.cancel(id);
  }
}

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

/** By the choice: keeps a workflow whose name may be that of another one. Deleted workflows keep their names and slugs. */
const inserted: Readonly<
  Record<Policies['workflows']['name_twice'], (call: Call, workflow: GraphWorkflow) => Promise<GraphWorkflow>>
> = {
  /** Of two callers who take one name at the same time, the second asks again. */
  async suffix(call, workflow) {
    const { store } = call.world.parts;
    const slug = (number: number) => slugOf(call, workflow, number);
    const isTaken = async (number: number) => (await store.workflowBySlug(workflow.org_id, slug(number))) !== undefined;
    for (;;) {
      const record = { ...workflow, slug: slug(await freeNumber(isTaken)) };
      if ((await store.insertWorkflow({ id: record.id, record })) === 'inserted') return record;
    }
  },

  async refused(call, workflow) {
    const record = { ...workflow, slug: slugOf(call, workflow, 1) };
    const kept = await call.world.parts.store.insertWorkflowOfNewName({ id: record.id, record });
    if (kept === 'inserted') return record;
    const message = 'The organization has a workflow of this name already.';
    throw new Refused('conflict', { issues: [{ at: ['body', 'name'], message, type: 'unique' }] });
  },
};

function slugOf({ world, operation }: Call, workflow: GraphWorkflow, number: number): string {
  return workflowSlugs[world.policies(operation.id).workflows.slug](workflow, number);
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
