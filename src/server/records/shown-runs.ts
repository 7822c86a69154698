/** Runs as callers see them: with URLs in the place of blob keys, and with what belongs to them. */
import type { EmbeddedRun, GraphWorkflow, Model } from '../../contract/types.ts';
import { shownOutput } from '../../engine/shown-output.ts';
import type { RunRow } from '../../store/run-rows.ts';
import type { RunEmbed } from '../lists/embeds.ts';
import type { World } from '../parts.ts';

/** A run with as much of what belongs to it as was asked for. */
export async function shownRun(world: World, run: RunRow, embeds: ReadonlySet<RunEmbed>): Promise<EmbeddedRun> {
  const { record, logs, node_runs } = run;
  return {
    ...record,
    output: shownOutput(world, record.output),
    ...(embeds.has('node_runs') && {
      node_runs: node_runs.map((node) => ({ ...node, output: shownOutput(world, node.output) })),
    }),
    ...(embeds.has('logs') && { logs: [...logs] }),
    ...(embeds.has('model') && { model: await modelOf(world, record) }),
    ...(embeds.has('graph_workflow') && { graph_workflow: await workflowOf(world, record) }),
  };
}

async function modelOf({ parts }: World, { id, model_id }: EmbeddedRun): Promise<Model | null> {
  if (model_id === null) return null;
  const model = await parts.store.model(model_id);
  if (!model) throw new Error(`the run ${id} is one of the model ${model_id}, which does not exist`);
  return model.record;
}

async function workflowOf({ parts }: World, { id, graph_workflow_id }: EmbeddedRun): Promise<GraphWorkflow | null> {
  if (graph_workflow_id === null) return null;
  const workflow = await parts.store.workflow(graph_workflow_id);
  if (!workflow) throw new Error(`the run ${id} is one of the workflow ${graph_workflow_id}, which does not exist`);
  return shownWorkflow(workflow.record);
}

/** A deleted workflow says so in its status, and last changed when it was deleted. */
function shownWorkflow(workflow: GraphWorkflow): GraphWorkflow {
  const { deleted_at } = workflow;
  return deleted_at === null ? workflow : { ...workflow, status_code: 'deleted', updated_at: deleted_at };
}
