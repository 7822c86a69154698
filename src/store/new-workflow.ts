/** A new graph workflow's record, as requests and seed states make it. */
import type { GraphWorkflow, GraphWorkflowCreate } from '../contract/types.ts';

interface Given {
  id: string;
  org_id: string;
  created_by: string | null;
  created_at: string;
  slug: string;
  /** The graph as the service read it. */
  graph: GraphWorkflow['graph'];
  /** Draws the ids of the records inside, one after another. */
  draw(): string;
}

export function newWorkflow(body: GraphWorkflowCreate, given: Given): GraphWorkflow {
  const { id, org_id, created_by, created_at, slug, graph, draw } = given;
  const { name, workflow_json, inputs = [], outputs = [], gpu_explicit_models = [] } = body;
  const of_it = { graph_workflow_id: id };
  const dated = { created_at, updated_at: created_at };
  return {
    id,
    org_id,
    created_by,
    deleted_by: null,
    slug,
    name,
    description: null,
    version: '1',
    status_code: 'active',
    category_code: null,
    gpu_current_tier_code: null,
    is_public: false,
    workflow_json,
    environment: body.environment ?? {},
    models: { items: [...(body.models ?? [])] },
    custom_nodes: { items: [...(body.custom_nodes ?? [])] },
    graph,
    resources: body.resources ?? {},
    ...dated,
    deleted_at: null,
    inputs: inOrder(inputs).map(({ sort_order, ...input }) => ({
      id: draw(),
      ...of_it,
      name: input.name,
      display_name: input.display_name ?? null,
      description: input.description ?? null,
      variable_type_code: input.variable_type_code ?? null,
      default_behavior_code: input.default_behavior_code ?? null,
      validator_code: input.validator_code ?? null,
      validator_attrs: input.validator_attrs ?? null,
      graph_node_id: input.graph_node_id,
      graph_field_name: input.graph_field_name,
      is_required: input.is_required ?? false,
      default_value: input.default_value ?? null,
      sort_order,
      ...dated,
    })),
    outputs: inOrder(outputs).map(({ sort_order, ...output }) => ({
      id: draw(),
      ...of_it,
      name: output.name,
      display_name: output.display_name ?? null,
      description: output.description ?? null,
      variable_type_code: output.variable_type_code ?? null,
      validator_code: output.validator_code ?? null,
      validator_attrs: output.validator_attrs ?? null,
      graph_node_id: output.graph_node_id,
      graph_field_name: output.graph_field_name,
      sort_order,
      ...dated,
    })),
    gpu_explicit_models: gpu_explicit_models.map(({ gpu_model_code }) => ({
      id: draw(),
      ...of_it,
      gpu_model_code,
      created_at,
    })),
  };
}

/** By `sort_order`, which is the place in the request where it is not given; equal ones stay as they came. */
function inOrder<Item extends { sort_order?: number }>(items: readonly Item[]): (Item & { sort_order: number })[] {
  return items
    .map((item, index) => ({ ...item, sort_order: item.sort_order ?? index }))
    .toSorted((a, b) => a.sort_order - b.sort_order);
}
