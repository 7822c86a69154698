/** A new run's record, as dispatches and seed states make it: queued, and nothing done yet. */
import type { EmbeddedRun, GraphWorkflow, Model } from '../contract/types.ts';

/** A model or a workflow: exactly one of the two. */
export type RunTarget = { model: Model } | { graph_workflow: GraphWorkflow };

type Given = Pick<EmbeddedRun, 'id' | 'org_id' | 'created_by' | 'request_id' | 'input' | 'created_at'>;

export function newRun(target: RunTarget, given: Given, more: Partial<EmbeddedRun> = {}): EmbeddedRun {
  const { id, org_id, created_by, request_id, input, created_at } = given;
  const [model, workflow] = 'model' in target ? [target.model, null] : [null, target.graph_workflow];
  return {
    id,
    flow_id: null,
    model_id: model?.id ?? null,
    graph_workflow_id: workflow?.id ?? null,
    org_id,
    resolved_template_id: null,
    batch_id: null,
    flow_version_id: null,
    created_by,
    source_chat_message_id: null,
    target_version: (model ?? workflow)!.version,
    client_ref: null,
    jurisdiction_code: null,
    request_id,
    callback_url: null,
    failure_code: null,
    failure_message: null,
    feedback_reason: null,
    status_code: 'queued',
    input,
    output: null,
    context: {},
    cost_breakdown: null,
    metadata: {},
    links: { self: `/v1/runs/${id}`, feedback: `/v1/runs/${id}/feedback` },
    duration_ms: null,
    nodes_total: workflow ? Object.keys(workflow.workflow_json).length : 1,
    nodes_completed: 0,
    cost: null,
    created_at,
    started_at: null,
    completed_at: null,
    has_logs: false,
    has_node_runs: false,
    feedback_is_positive: null,
    current_evaluation_summary: null,
    ...more,
  };
}
