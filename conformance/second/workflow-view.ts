/** A graph workflow as answers show it. */
import { uuidOf } from './catalog.ts';
import { type Body, record, time } from './spelling.ts';
import type { Workflow } from './state.ts';

/** Texts that a user may give an input; an output has a part of them. */
export const workflow_texts = [
  'name',
  'display_name',
  'description',
  'variable_type_code',
  'validator_code',
  'graph_node_id',
  'graph_field_name',
];
const of_outputs = [...workflow_texts, 'validator_attrs'];
const of_inputs = [...of_outputs, 'default_behavior_code', 'is_required', 'default_value'];

export function workflowView(workflow: Workflow): Body {
  const { id, org, slug, body, created_by, created_ms, deleted_ms } = workflow;
  return record({
    ...body,
    id,
    org_id: org.id,
    created_by,
    slug,
    version: '1',
    status_code: 'ready',
    is_public: false,
    graph: {},
    created_at: time(created_ms),
    updated_at: time(deleted_ms ?? created_ms),
    deleted_at: time(deleted_ms),
    inputs: children(workflow, 'inputs', of_inputs),
    outputs: children(workflow, 'outputs', of_outputs),
    gpu_explicit_models: children(workflow, 'gpu_explicit_models', ['gpu_model_code']),
  });
}

function children({ id, body, created_ms }: Workflow, name: string, fields: readonly string[]): Body[] {
  return (body[name] as Body[]).map((given, index) => {
    const said = Object.fromEntries(fields.map((field) => [field, given[field]]));
    const at = time(created_ms);
    const own = { id: uuidOf(id, name, String(index)), graph_workflow_id: id, sort_order: index };
    return record({ ...said, ...own, created_at: at, updated_at: at });
  });
}
