/**
 * Runs as text. Values stand without their names, which would take a third of the room, and what logs and node runs
 * repeat of their run stands once.
 *
 * The place of a field is for good: files hold it. A new field goes to the end, where older texts have none.
 */
import type { NodeRun, RunLog } from '../contract/types.ts';
import type { RunRow } from './run-rows.ts';
import { jsonText } from './values.ts';

const run_fields = [
  ...['id', 'flow_id', 'model_id', 'graph_workflow_id', 'org_id', 'resolved_template_id', 'batch_id'],
  ...['flow_version_id', 'created_by', 'source_chat_message_id', 'target_version', 'client_ref', 'jurisdiction_code'],
  ...['request_id', 'callback_url', 'failure_code', 'failure_message', 'feedback_reason', 'status_code', 'input'],
  ...['output', 'context', 'cost_breakdown', 'metadata', 'links', 'duration_ms', 'nodes_total', 'nodes_completed'],
  ...['cost', 'created_at', 'started_at', 'completed_at', 'has_logs', 'has_node_runs', 'feedback_is_positive'],
  'current_evaluation_summary',
];
/** Places of times in the text of a run. */
export const run_time_fields = ['created_at', 'started_at', 'completed_at'].map((field) => run_fields.indexOf(field));
/** The same as paths of SQLite. */
export const run_time_places = run_time_fields.map((place) => `$[${place}]`);
const log_fields = ['id', 'run_id', 'level_code', 'message', 'timestamp', 'meta', 'run'];
const node_run_fields = [
  ...['id', 'run_id', 'node_id', 'flow_id', 'state_code', 'input_signature', 'preview_type', 'preview_value'],
  ...['error_message', 'input', 'output', 'duration_ms', 'retry_count', 'cost', 'created_at', 'started_at'],
  'completed_at',
];

type Fields = Readonly<Record<string, unknown>>;

/** Stands for a value that the run has too. No field that repeats one ever holds a number. */
const repeated = 0;

/** The values in the order of the fields. A record that has other fields than these stays as it is. */
function packed(record: object, fields: readonly string[], of_run: Fields = {}): object {
  const values = record as Fields;
  const present = Object.keys(values).filter((field) => values[field] !== undefined);
  if (present.length !== fields.length) return record;
  const own: unknown[] = [];
  for (const field of fields) {
    const value = values[field];
    const repeats = Object.hasOwn(of_run, field);
    if (value === undefined || (repeats && value === repeated)) return record;
    own.push(repeats && JSON.stringify(value) === JSON.stringify(of_run[field]) ? repeated : value);
  }
  return own;
}

function unpacked(kept: unknown, fields: readonly string[], of_run: Fields = {}): object {
  if (!Array.isArray(kept)) return kept as object;
  const value = (own: unknown, field: string) =>
    own === repeated && Object.hasOwn(of_run, field) ? structuredClone(of_run[field]) : own;
  return Object.fromEntries(kept.map((own, index) => [fields[index], value(own, fields[index]!)]));
}

/** Fields of logs and node runs that repeat their run. */
const inLogs = ({ id }: RunRow['record']): Fields => ({ run_id: id });
const inNodeRuns = ({ id, input, output }: RunRow['record']): Fields => ({ run_id: id, input, output });

export interface RunTexts {
  record: string;
  /** Logs and node runs; to be read with the record that they were written with. */
  logs: string;
  node_runs: string;
}

export function textsOfRun({ record, logs, node_runs }: Omit<RunRow, 'id'>): RunTexts {
  return {
    record: jsonText(packed(record, run_fields)),
    logs: jsonText(logs.map((log) => packed(log, log_fields, inLogs(record)))),
    node_runs: jsonText(node_runs.map((node_run) => packed(node_run, node_run_fields, inNodeRuns(record)))),
  };
}

export function recordOfText(record: string): RunRow['record'] {
  return unpacked(JSON.parse(record), run_fields) as RunRow['record'];
}

export function runOfTexts(texts: RunTexts): RunRow {
  const record = recordOfText(texts.record);
  const [of_logs, of_node_runs] = [inLogs(record), inNodeRuns(record)];
  const logs = (JSON.parse(texts.logs) as unknown[]).map((kept) => unpacked(kept, log_fields, of_logs) as RunLog);
  const node_runs = (JSON.parse(texts.node_runs) as unknown[]).map(
    (kept) => unpacked(kept, node_run_fields, of_node_runs) as NodeRun,
  );
  return { id: record.id, record, logs, node_runs };
}
