/** Models and workflows for tests of the engines. */
import type { GraphOutput } from '../contract/types.ts';
import type { ModelBehaviour, ModelRow, WorkflowRow } from '../store/run-rows.ts';
import { rule } from './sample-catalog.support.ts';

const times = { created_at: '2025-11-03T08:00:00.000Z', updated_at: '2025-11-03T08:00:00.000Z' };

function nulls<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** A model that makes an image within 1 s and costs 0.05 for each. */
export function testModel(
  id: string,
  behaviour: Partial<ModelBehaviour> = {},
  record: Partial<ModelRow['record']> = {},
): ModelRow {
  return {
    id,
    path: `test/${id}`,
    owner: 'test',
    behaviour: { ends: 'completed', takes_ms: 1_000, makes: 'image', ...behaviour },
    record: {
      ...nulls('org_id', 'model_creator_id', 'family_id', 'created_by', 'deleted_by', 'deleted_at'),
      ...nulls('description', 'icon_url', 'cover_url', 'category_code', 'family_variant_code', 'param_count'),
      ...nulls('architecture', 'license_code', 'max_resolution', 'paper_url', 'github_url'),
      ...nulls('availability_status', 'content', 'pricing_note'),
      id,
      slug: id,
      name: 'Test',
      version: '1',
      status_code: 'published',
      is_public: true,
      is_open_source: true,
      lora_support: false,
      fine_tuning: false,
      supports_streaming: false,
      is_official: true,
      seo: {},
      notable_features: [],
      inputs: [],
      outputs: [],
      examples: [],
      faq_entries: [],
      pricing: [rule()],
      related_links: [],
      ...times,
      ...record,
    },
  };
}

/** @param outputs each of the field `output` of the node `1` unless it says otherwise */
export function testWorkflow(
  id: string,
  org_id: string,
  workflow_json: object,
  outputs: readonly Partial<GraphOutput>[],
): WorkflowRow {
  return {
    id,
    record: {
      ...nulls('created_by', 'deleted_by', 'description', 'category_code', 'gpu_current_tier_code', 'deleted_at'),
      id,
      org_id,
      slug: id,
      name: 'Test',
      version: '1',
      status_code: 'active',
      is_public: false,
      workflow_json: { ...workflow_json },
      environment: {},
      models: { items: [] },
      custom_nodes: { items: [] },
      graph: {},
      resources: {},
      inputs: [],
      outputs: outputs.map((output) => testOutput(id, output)),
      gpu_explicit_models: [],
      ...times,
    },
  };
}

function testOutput(id: string, given: Partial<GraphOutput>): GraphOutput {
  return {
    ...nulls('display_name', 'description', 'variable_type_code', 'validator_code', 'validator_attrs'),
    id,
    graph_workflow_id: id,
    name: 'output',
    graph_node_id: '1',
    graph_field_name: 'output',
    sort_order: 0,
    ...times,
    ...given,
  };
}
