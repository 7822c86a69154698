/** Changes of a run's record as it starts, goes on to its next node, and ends. Nothing is stored or sent here. */
import type { NodeRun, RunLog } from '../contract/types.ts';
import type { RunRow } from '../store/run-rows.ts';
import type { RunChange } from '../store/run-store.ts';
import { inputSignature } from './input-signature.ts';
import type { Output } from './outputs.ts';
import type { PlannedEnd, PlannedNode } from './plan.ts';
import type { Cost } from './pricing.ts';

/** Time of an event, as records hold it, and the source of its ids. */
export interface Moment {
  at: string;
  draw(): string;
}

/** The run leaves the queue. */
export function startChange(run: RunRow, nodes_total: number, moment: Moment): RunChange {
  const logs = [...run.logs, logEntry(run.id, 'info', 'Run started.', {}, moment)];
  return { record: { status_code: 'running', started_at: moment.at, nodes_total, has_logs: true }, logs };
}

/** The node under way, if any, is done, and the next one begins. */
export function nextNodeChange(run: RunRow, made: readonly Output[], next: PlannedNode, moment: Moment): RunChange {
  const before = withCurrentEnded(run.node_runs, { state: 'completed', at: moment.at, made });
  const node_runs = [...before, begunNode(run, next, moment)];
  return { record: { nodes_completed: completedAmong(node_runs), has_node_runs: true }, node_runs };
}

/** Everything that came of a run. */
export interface RunResult {
  end: PlannedEnd;
  cost: Cost;
  /** Of the whole run; empty unless it completed. */
  output: Record<string, unknown> | null;
  /** Of its last node. */
  made: readonly Output[];
  /** Told in the log before the end. */
  notes: readonly { message: string; meta: Record<string, unknown> }[];
}

/** The run ends, and the node under way with it. */
export function endChange(run: RunRow, { end, cost, output, made, notes }: RunResult, moment: Moment): RunChange {
  const { at } = moment;
  const { status: state } = end;
  const failure_message = end.status === 'failed' ? end.failure_message : null;
  const share = run.record.model_id === null ? '0' : cost.cost;
  const node_runs = withCurrentEnded(run.node_runs, { state, at, made, cost: share, error_message: failure_message });
  const logs = [
    ...run.logs,
    ...notes.map(({ message, meta }) => logEntry(run.id, 'info', message, meta, moment)),
    lastEntry(run.id, end, moment),
  ];
  const record: RunChange['record'] = {
    ...cost,
    status_code: state,
    output,
    completed_at: at,
    duration_ms: run.record.started_at === null ? null : between(run.record.started_at, at),
    nodes_completed: completedAmong(node_runs),
    failure_code: end.status === 'failed' ? end.failure_code : null,
    failure_message,
    has_logs: true,
    has_node_runs: node_runs.length > 0,
  };
  return { record, logs, node_runs };
}

interface NodeEnd {
  state: PlannedEnd['status'];
  at: string;
  made: readonly Output[];
  cost?: string;
  error_message?: string | null;
}

function withCurrentEnded(
  node_runs: readonly NodeRun[],
  { state, at, made, cost = '0', error_message = null }: NodeEnd,
): NodeRun[] {
  const preview = made.find((output) => output.preview !== null)?.preview ?? null;
  return node_runs.map((node) =>
    node.completed_at !== null
      ? node
      : {
          ...node,
          state_code: state,
          output: state === 'completed' ? Object.fromEntries(made.map(({ plan, value }) => [plan.field, value])) : null,
          preview_type: preview === null ? null : 'text/plain',
          preview_value: preview,
          error_message,
          cost,
          completed_at: at,
          duration_ms: between(node.started_at ?? at, at),
        },
  );
}

function begunNode(run: RunRow, { node_id, input }: PlannedNode, { at, draw }: Moment): NodeRun {
  return {
    id: draw(),
    run_id: run.id,
    node_id,
    flow_id: null,
    state_code: 'running',
    input_signature: inputSignature(input),
    preview_type: null,
    preview_value: null,
    error_message: null,
    input: { ...input },
    output: null,
    duration_ms: null,
    retry_count: 0,
    cost: null,
    created_at: run.record.created_at,
    started_at: at,
    completed_at: null,
  };
}

function lastEntry(run_id: string, end: PlannedEnd, moment: Moment): RunLog {
  if (end.status === 'completed') return logEntry(run_id, 'info', 'Run completed.', {}, moment);
  if (end.status === 'canceled') return logEntry(run_id, 'warning', 'Run canceled.', {}, moment);
  const { failure_code, failure_message } = end;
  return logEntry(run_id, 'error', failure_message, { failure_code }, moment);
}

function logEntry(
  run_id: string,
  level_code: string,
  message: string,
  meta: Record<string, unknown>,
  { at, draw }: Moment,
): RunLog {
  return { id: draw(), run_id, level_code, message, timestamp: at, meta, run: null };
}

function completedAmong(node_runs: readonly NodeRun[]): number {
  return node_runs.filter(({ state_code }) => state_code === 'completed').length;
}

/** Never negative, also where the clock of the machine was set back. */
function between(start: string, end: string): number {
  return Math.max(0, Date.parse(end) - Date.parse(start));
}
