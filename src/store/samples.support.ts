/** Rows for tests: one of each kind, whole, with what a test wants otherwise. */
import type { Attempt, GraphWorkflow, Model, NodeRun, RunLog, Webhook } from '../contract/types.ts';
import type { AssetRow } from './rows.ts';
import type { BatchItemRow, DeliveryRow, ModelRow, RunRow, WebhookRow, WorkflowRow } from './run-rows.ts';
import type { RunEnd } from './run-store.ts';

export function uuidOf(number: number): string {
  const head = ((number * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');
  return `${head}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export const at = '2026-01-01T00:00:00.000Z';
export const later = '2026-01-02T00:00:00.000Z';
export const own_organization = uuidOf(901);
export const foreign_organization = uuidOf(902);
export const user = uuidOf(903);

export const run_id = (number: number): string => uuidOf(10_000 + number);
export const item_id = (number: number): string => uuidOf(20_000 + number);
export const delivery_id = (number: number): string => uuidOf(30_000 + number);

export function assetRow(number: number, fields: Partial<AssetRow> = {}): AssetRow {
  return {
    id: uuidOf(number),
    org_id: own_organization,
    folder_id: null,
    name: `file-${number}.png`,
    blob_key: `blobs/${number}`,
    url: `https://storage.example/${number}`,
    thumbnail_url: null,
    mime_type: 'image/png',
    asset_type: 'image',
    source_type: 'upload',
    source_id: null,
    size_bytes: number,
    created_by: user,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    deleted_by: null,
    ...fields,
  };
}

export function runRow(number: number, fields: Partial<RunRow['record']> = {}): RunRow {
  const id = fields.id ?? run_id(number);
  const record: RunRow['record'] = {
    id,
    flow_id: null,
    model_id: uuidOf(1),
    graph_workflow_id: null,
    org_id: own_organization,
    resolved_template_id: null,
    batch_id: null,
    flow_version_id: null,
    created_by: user,
    source_chat_message_id: null,
    target_version: '1.0',
    client_ref: null,
    jurisdiction_code: null,
    request_id: uuidOf(40_000 + number),
    callback_url: null,
    failure_code: null,
    failure_message: null,
    feedback_reason: null,
    status_code: 'queued',
    input: { prompt: `A harbour, number ${number}` },
    output: null,
    context: {},
    cost_breakdown: null,
    metadata: {},
    links: {},
    duration_ms: null,
    nodes_total: 1,
    nodes_completed: 0,
    cost: null,
    created_at: at,
    started_at: null,
    completed_at: null,
    has_logs: false,
    has_node_runs: false,
    feedback_is_positive: null,
    current_evaluation_summary: null,
    ...fields,
  };
  return { id, record, logs: [], node_runs: [] };
}

export function runLog(number: number, run: string, message = 'The run was taken from the queue.'): RunLog {
  return { id: uuidOf(50_000 + number), run_id: run, level_code: 'info', message, timestamp: at, meta: {}, run: null };
}

export function nodeRun(number: number, run: string): NodeRun {
  return {
    id: uuidOf(60_000 + number),
    run_id: run,
    node_id: uuidOf(2),
    flow_id: null,
    state_code: 'completed',
    input_signature: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
    preview_type: 'image/png',
    preview_value: null,
    error_message: null,
    input: { prompt: `A harbour, number ${number}` },
    output: { image: { asset_id: uuidOf(number), mime_type: 'image/png' } },
    duration_ms: 2000,
    retry_count: 0,
    cost: '0.004',
    created_at: at,
    started_at: at,
    completed_at: later,
  };
}

/** A run that ends well, without assets and deliveries. */
export function runEnd(end: Partial<RunEnd> = {}): RunEnd {
  const record: RunEnd['record'] = { status_code: 'completed', completed_at: later, ...end.record };
  return { charge: '0', assets: [], deliveries: [], ...end, record };
}

export function itemRow(number: number, fields: Partial<BatchItemRow> = {}): BatchItemRow {
  return {
    id: item_id(number),
    batch_id: uuidOf(700),
    run_id: null,
    sequence_index: number,
    created_at: at,
    started_at: null,
    completed_at: null,
    client_ref: null,
    status_code: 'queued',
    input: { prompt: `A harbour, number ${number}` },
    output: null,
    error: null,
    cost: null,
    ...fields,
  };
}

export function deliveryRow(number: number, fields: Partial<DeliveryRow> = {}): DeliveryRow {
  return {
    id: delivery_id(number),
    channel: 'webhook',
    org_id: own_organization,
    webhook_id: uuidOf(800),
    run_id: run_id(1),
    event: 'run.completed',
    url: 'https://client.example/hooks',
    secret: 'secret',
    body: `{"event":"run.completed","number":${number}}`,
    created_at: later,
    attempts: [],
    next_attempt_at: later,
    ...fields,
  };
}

export function attempt(number: number, fields: Partial<Attempt> = {}): Attempt {
  return {
    request_id: uuidOf(70_000 + number),
    status_code: '500',
    response_time_ms: 12,
    response_body: 'down',
    succeeded: false,
    next_retry_at: later,
    created_at: later,
    ...fields,
  };
}

export function webhookRow(number: number, fields: Partial<Webhook> = {}): WebhookRow {
  const record: Webhook = {
    id: uuidOf(800 + number),
    org_id: own_organization,
    name: 'Every end',
    url: 'https://client.example/hooks',
    secret: 'secret',
    event_types: ['run.completed', 'run.failed', 'run.cancelled'],
    created_by: user,
    created_at: at,
    updated_at: at,
    ...fields,
  };
  return { id: record.id, record };
}

/** The store looks at no more of a record than stands here. */
export function modelRow(number: number, fields: Partial<ModelRow> = {}): ModelRow {
  const record = { id: uuidOf(number), slug: `harbour-${number}`, name: 'Harbour' } as Model;
  const behaviour = { ends: 'completed', takes_ms: 2000, makes: 'image' } as const;
  return { id: uuidOf(number), path: `acme/harbour/${number}`, owner: 'acme', record, behaviour, ...fields };
}

export function workflowRow(number: number, fields: Partial<GraphWorkflow> = {}): WorkflowRow {
  const record = {
    id: uuidOf(number),
    org_id: own_organization,
    slug: 'upscale',
    deleted_at: null,
    deleted_by: null,
    ...fields,
  };
  return { id: record.id, record: record as GraphWorkflow };
}
