/** Plan of a run. It follows from the run and its model or workflow, so it is computed anew and never stored. */
import type { GraphOutput } from '../contract/types.ts';
import type { ModelRow, RunRow, WorkflowRow } from '../store/run-rows.ts';
import { directedOutcome } from './directives.ts';
import type { EngineWorld } from './engine-world.ts';
import { type Graph, type GraphNode, readGraph, withRunInputs } from './graph.ts';
import type { InputValues } from './media-request.ts';
import type { Outcome } from './outcomes.ts';
import type { PlannedOutput, RunPlan } from './plan.ts';
import { costOf, nothingCharged } from './pricing.ts';
import { deriveUuid } from './random.ts';
import { withOutcome } from './run-course.ts';
import { type InputRule, readRunInput } from './run-input.ts';
import { scriptOf } from './with-script.ts';

/** Time of a run in the queue. */
export const queue_ms = 200;

const workflow_node_ms = 300;

/** The id of a node in every run of its model or workflow. @param key in the workflow; a model's one node has none */
export function nodeIdOf(target_id: string, key = ''): string {
  return deriveUuid(target_id, `node ${key}`);
}

/** @throws Error when there is no such model or workflow, or its graph cannot be read: none of it was checked */
export async function planOf(world: EngineWorld, run: RunRow['record']): Promise<RunPlan> {
  const plan = await usualPlan(world, run);
  const outcome = askedOutcome(world, run);
  return outcome ? withOutcome(plan, outcome) : plan;
}

/** The outcome asked for by its own input, being nearer to the caller, or else by its script. */
function askedOutcome(world: EngineWorld, run: RunRow['record']): Outcome | undefined {
  return (world.directives ? directedOutcome(run.input) : undefined) ?? scriptOf(run);
}

/** Plan of a run that nobody asked an outcome for. */
async function usualPlan({ parts: { store } }: EngineWorld, run: RunRow['record']): Promise<RunPlan> {
  if (run.model_id !== null) {
    const model = await store.model(run.model_id);
    if (!model) throw new Error(`run ${run.id} is of the model ${run.model_id}, which does not exist`);
    return modelPlan(model, run);
  }
  const workflow = run.graph_workflow_id === null ? undefined : await store.workflow(run.graph_workflow_id);
  if (!workflow) throw new Error(`run ${run.id} is of the workflow ${run.graph_workflow_id}, which does not exist`);
  return workflowPlan(workflow, run);
}

function modelPlan({ record: model, behaviour }: ModelRow, run: RunRow['record']): RunPlan {
  const input = valuesOf(run, model.inputs);
  const { makes, ends, takes_ms } = behaviour;
  const type = makes === 'text' ? 'string' : makes;
  const names = model.outputs.filter(({ variable_type_code }) => variable_type_code === type).map(({ name }) => name);
  const made = names.length > 0 ? names : [makes];
  const outputs = makes === 'nothing' ? [] : made.map((name) => ({ name, field: name, makes }));
  return {
    nodes: [{ node_id: nodeIdOf(model.id), input: run.input, takes_ms, outputs, values: () => input }],
    nodes_total: 1,
    end:
      ends === 'failed'
        ? {
            status: 'failed',
            failure_code: behaviour.failure_code ?? 'model_error',
            failure_message: behaviour.failure_message ?? 'The model failed.',
          }
        : { status: ends },
    pricing: model.pricing,
    cost: (measured, at_ms) => costOf({ model, input, measured, at_ms }),
  };
}

/** A workflow has no pricing rules, so its runs cost nothing. */
function workflowPlan({ record: workflow }: WorkflowRow, run: RunRow['record']): RunPlan {
  const reading = readGraph(workflow.workflow_json);
  if (reading.kind === 'invalid') throw new Error(`workflow ${workflow.id}: ${reading.issues[0]?.message}`);
  const input = valuesOf(run, workflow.inputs);
  const graph = withRunInputs(reading.graph, workflow.inputs, input);
  const nodes = graph.nodes.map((node) => ({
    node_id: nodeIdOf(workflow.id, node.key),
    input: node.inputs,
    takes_ms: workflow_node_ms,
    outputs: workflow.outputs
      .filter(({ graph_node_id }) => graph_node_id === node.key)
      .map((output) => graphOutput(output, node)),
    values: () => ({ ...input, ...valuesBehind(node, graph) }),
  }));
  const end = { status: 'completed' } as const;
  return { nodes, nodes_total: nodes.length, end, pricing: [], cost: () => nothingCharged([]) };
}

/** By its type; without one, by the name of the node's field. Anything but media is what the field was given. */
function graphOutput(output: GraphOutput, node: GraphNode): PlannedOutput {
  const { name, graph_field_name: field } = output;
  const type = output.variable_type_code ?? field;
  if (type === 'image' || type === 'video') return { name, field, makes: type };
  const value = givenTo(field, node);
  if (value !== undefined) return { name, field, makes: 'nothing', value };
  return type === 'string' || type === 'text'
    ? { name, field, makes: 'text' }
    : { name, field, makes: 'nothing', value: null };
}

/** The plain inputs of a node and of all that it takes from; the nearer ones count. */
function valuesBehind(node: GraphNode, { nodes }: Graph): InputValues {
  const behind = new Set([node.key]);
  for (const { key, edges } of nodes.toReversed()) if (behind.has(key)) for (const { from } of edges) behind.add(from);
  const plain = nodes.filter(({ key }) => behind.has(key)).flatMap((one) => plainInputs(one));
  return Object.fromEntries(plain);
}

function plainInputs({ inputs, edges }: GraphNode): [string, unknown][] {
  const pointers = new Set(edges.map(({ field }) => field));
  return Object.entries(inputs).filter(([field]) => !pointers.has(field));
}

/** The plain value of a node's field; undefined when it has none, or takes it from another node. */
function givenTo(field: string, node: GraphNode): unknown {
  return plainInputs(node).find(([name]) => name === field)?.[1];
}

/** The input was found valid at dispatch; it is read again for the defaults. */
function valuesOf({ input }: RunRow['record'], rules: readonly InputRule[]): InputValues {
  return { ...input, ...readRunInput(rules, input, 'ignored').values };
}
