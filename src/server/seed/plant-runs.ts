/** The runs of a seed state that have ended, as the store keeps them; and those that a world begins with. */
import type { EmbeddedRun, NodeRun, RunLog } from '../../contract/types.ts';
import { inputSignature } from '../../engine/input-signature.ts';
import { nodeIdOf, queue_ms } from '../../engine/run-plan.ts';
import { newRun, type RunTarget } from '../../store/new-run.ts';
import type { ModelRow, RunRow, WorkflowRow } from '../../store/run-rows.ts';
import type { SeedNames } from './seed-names.ts';
import type { SeedNodeRun, SeedRunFields } from './seed-work.ts';

export interface RunSources {
  names: SeedNames;
  model(path: string): ModelRow;
  workflow(organization: string, slug: string): WorkflowRow;
  /** Asset in an output of the organization. @throws RangeError for an unknown name */
  asset(organization: string, name: string): { url: string; asset_id: string; mime_type: string };
}

/** Owner and name of a run. */
export interface RunPlace {
  id: string;
  organization: string;
  created_by: string;
  batch_id?: string;
  created_at: string;
}

/** Duration of runs whose state gives no times. */
const usual_duration_ms = 2_400;

export function isLive({ status_code }: Pick<SeedRunFields, 'status_code'>): boolean {
  return status_code === 'queued' || status_code === 'running';
}

/** The run before anything was done about it. */
export function queuedRun(run: SeedRunFields, place: RunPlace, sources: RunSources): RunRow {
  const { names } = sources;
  const { id, organization, created_by, batch_id = null, created_at } = place;
  const record = newRun(
    targetOf(run, organization, sources),
    {
      id,
      org_id: names.organization(organization),
      created_by: names.user(created_by),
      request_id: names.part(`run ${id}`, 'request'),
      input: { ...run.input },
      created_at,
    },
    { batch_id, client_ref: run.client_ref ?? null, callback_url: run.callback_url ?? null },
  );
  return { id, record, logs: [], node_runs: [] };
}

export function endedRun(run: SeedRunFields, place: RunPlace, sources: RunSources): RunRow {
  const queued = queuedRun(run, place, sources);
  const started_at = run.started_at === undefined ? later(place.created_at, queue_ms) : run.started_at;
  const completed_at = run.completed_at ?? later(started_at ?? place.created_at, usual_duration_ms);
  const cost = run.cost ?? '0';
  const ended: EmbeddedRun = {
    ...queued.record,
    status_code: run.status_code,
    output: outputOf(run, place, sources),
    cost,
    cost_breakdown: run.cost_breakdown ?? { currency: 'USD', lines: [], total: cost },
    failure_code: run.failure_code ?? null,
    failure_message: run.failure_message ?? null,
    feedback_is_positive: run.feedback?.is_positive ?? null,
    feedback_reason: run.feedback?.reason ?? null,
    current_evaluation_summary: run.evaluation ?? null,
    started_at,
    completed_at,
    duration_ms: started_at === null ? null : Date.parse(completed_at) - Date.parse(started_at),
  };
  const node_runs = nodesOf(run, place, sources).map((node, index) => nodeRun(node, index, ended, sources.names));
  const logs = (run.logs ?? []).map(
    ({ level_code, message, timestamp, meta = {} }, index): RunLog => ({
      id: sources.names.part(`run ${place.id}`, `log ${index}`),
      run_id: place.id,
      level_code,
      message,
      timestamp,
      meta,
      run: null,
    }),
  );
  const nodes_completed = node_runs.filter(({ state_code }) => state_code === 'completed').length;
  const counted = { nodes_completed, has_logs: logs.length > 0, has_node_runs: node_runs.length > 0 };
  return { id: place.id, record: { ...ended, ...counted }, logs, node_runs };
}

function targetOf({ model, workflow }: SeedRunFields, organization: string, sources: RunSources): RunTarget {
  if (model !== undefined) return { model: sources.model(model).record };
  return { graph_workflow: sources.workflow(organization, workflow!).record };
}

function outputOf({ output }: SeedRunFields, { organization }: RunPlace, sources: RunSources): EmbeddedRun['output'] {
  if (!output) return null;
  const entries = Object.entries(output).map(([name, value]) => {
    if (typeof value !== 'object' || value === null || !('asset' in value)) return [name, value] as const;
    const { asset, ...rest } = value as { asset: string };
    return [name, { ...sources.asset(organization, asset), ...rest }] as const;
  });
  return Object.fromEntries(entries);
}

/** The node runs as given; else the one of a model run, or all of a workflow run that was completed. */
function nodesOf(run: SeedRunFields, { organization }: RunPlace, sources: RunSources): readonly SeedNodeRun[] {
  if (run.node_runs || run.started_at === null) return run.node_runs ?? [];
  if (run.model !== undefined) return [{}];
  if (run.status_code !== 'completed') return [];
  return Object.keys(sources.workflow(organization, run.workflow!).record.workflow_json).map((node) => ({ node }));
}

function nodeRun(node: SeedNodeRun, index: number, run: EmbeddedRun, names: SeedNames): NodeRun {
  const { started_at = run.started_at!, completed_at = run.completed_at!, input = run.input } = node;
  return {
    id: names.part(`run ${run.id}`, `node run ${index}`),
    run_id: run.id,
    node_id: nodeIdOf((run.model_id ?? run.graph_workflow_id)!, node.node),
    flow_id: null,
    state_code: node.state_code ?? run.status_code,
    input_signature: inputSignature(input),
    preview_type: node.preview_type ?? null,
    preview_value: node.preview_value ?? null,
    error_message: node.error_message ?? (run.model_id === null ? null : run.failure_message),
    input: { ...input },
    output: node.output === undefined ? run.output : node.output,
    duration_ms: Date.parse(completed_at) - Date.parse(started_at),
    retry_count: node.retry_count ?? 0,
    cost: run.model_id === null ? '0' : run.cost,
    created_at: run.created_at,
    started_at,
    completed_at,
  };
}

export function later(timestamp: string, by_ms: number): string {
  return new Date(Date.parse(timestamp) + by_ms).toISOString();
}
