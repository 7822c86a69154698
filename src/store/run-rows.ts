/** Rows of models, workflows, runs, batches, webhooks and deliveries. */
import type {
  Attempt,
  BatchItem,
  EmbeddedRun,
  GraphWorkflow,
  Model,
  NodeRun,
  RunLog,
  Webhook,
} from '../contract/types.ts';

/** Behaviour of a model that runs: the part of the catalog that the interface does not show. */
export interface ModelBehaviour {
  ends: 'completed' | 'failed' | 'canceled';
  /** From the start of a run to its end, in milliseconds. */
  takes_ms: number;
  /** Output of the run. Images and videos go to storage. */
  makes: 'image' | 'video' | 'text' | 'nothing';
  failure_code?: string;
  failure_message?: string;
}

export interface ModelRow {
  id: string;
  /** Slash-separated, 2 to 5 segments: what stands between `/v1/models/` and `/runs`. Unique. */
  path: string;
  /** The slug of the organization that `llms.txt` names as owner; `{owner}/{slug}` is unique. */
  owner: string;
  record: Model;
  behaviour: ModelBehaviour;
}

/** A run as it is kept: its own fields, the rest in rows of its own. */
export interface RunRow {
  id: string;
  record: EmbeddedRun;
  logs: readonly RunLog[];
  node_runs: readonly NodeRun[];
}

export interface WorkflowRow {
  id: string;
  record: GraphWorkflow;
}

export interface BatchRow {
  id: string;
  org_id: string;
  created_at: string;
}

/** An item as it is kept, with what it mirrors of its run; `finishRun` and `changeRun` bring both up to date at once. */
export type BatchItemRow = Omit<BatchItem, 'run'>;

export interface WebhookRow {
  id: string;
  record: Webhook;
}

/** One event on its way to one receiver. */
export interface DeliveryRow {
  id: string;
  channel: 'callback' | 'webhook';
  org_id: string;
  /** Null for a callback. */
  webhook_id: string | null;
  run_id: string;
  event: string;
  url: string;
  /** Secret of its signature; null sends it unsigned. */
  secret: string | null;
  /** Moment from which lists show it. Left out: one to a webhook with its event, a callback never. */
  listed?: 'with_event' | 'after_first_attempt' | 'never';
  /** The body of every attempt, byte for byte. */
  body: string;
  created_at: string;
  attempts: readonly Attempt[];
  /** Due time of the next attempt; null when there will be none. */
  next_attempt_at: string | null;
}

/** A script that waits for runs; what else it says is for the engine alone. */
export interface ScriptRow {
  /** A whole number. */
  id: string;
  /** Number of runs it is still for; null for every one. */
  times: number | null;
}
