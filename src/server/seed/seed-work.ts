/** Runs, batches and webhooks of a seed state, as people write them. */
import type { Attempt, EvaluationSummary, EventCode, RunStatusCode } from '../../contract/types.ts';

/** Request of a run, and its course. */
export interface SeedRunFields {
  /** The path of a model of the state. */
  model?: string;
  /** The slug of a workflow of the same organization. */
  workflow?: string;
  input: Readonly<Record<string, unknown>>;
  /** An unfinished run begins with each world, by its clock; the others are history and say their times. */
  status_code: RunStatusCode;
  created_at?: string;
  /** Null for a run that never left the queue. */
  started_at?: string | null;
  completed_at?: string;
  /** `{asset: name}` stands for an asset of the organization: its URL, id and media type. */
  output?: Readonly<Record<string, unknown>>;
  cost?: string;
  cost_breakdown?: Readonly<Record<string, unknown>>;
  client_ref?: string;
  callback_url?: string;
  failure_code?: string;
  failure_message?: string;
  feedback?: { is_positive: boolean; reason?: string };
  evaluation?: EvaluationSummary;
  logs?: readonly SeedLog[];
  /** One for each node that was begun, in the order of their start. */
  node_runs?: readonly SeedNodeRun[];
}

export interface SeedRun extends SeedRunFields {
  /** Name in the rest of the state; no two are alike. */
  name: string;
  id?: string;
  organization: string;
  created_by: string;
}

interface SeedLog {
  level_code: string;
  message: string;
  timestamp: string;
  meta?: Readonly<Record<string, unknown>>;
}

/** Fields left out are those of the run. */
export interface SeedNodeRun {
  /** The key of the node in the workflow; left out for the one node of a model run. */
  node?: string;
  state_code?: string;
  input?: Readonly<Record<string, unknown>>;
  output?: Readonly<Record<string, unknown>> | null;
  started_at?: string;
  completed_at?: string;
  error_message?: string;
  preview_type?: string;
  preview_value?: string;
  retry_count?: number;
}

export interface SeedBatch {
  /** Name in the rest of the state; no two are alike. */
  name: string;
  id?: string;
  organization: string;
  created_by: string;
  /** Left out for a batch with a run that has not ended: that begins with the world. */
  created_at?: string;
  /** In the order of the batch. */
  items: readonly SeedBatchItem[];
}

/** An item that is `queued` and names neither model nor workflow was not dispatched: it has no run. */
export interface SeedBatchItem extends SeedRunFields {
  id?: string;
  run_id?: string;
}

export interface SeedWebhook {
  /** No two of the state are called alike. */
  name: string;
  id?: string;
  organization: string;
  created_by: string;
  created_at: string;
  url: string;
  /** Drawn from the seed unless given. */
  secret?: string;
  event_types: readonly EventCode[];
  deliveries?: readonly SeedDelivery[];
}

/** An event that was brought to the webhook, or not, before the world began; nothing of it is still to come. */
export interface SeedDelivery {
  id?: string;
  /** The name of a run of the organization that has ended. */
  run: string;
  attempts: readonly (Omit<Attempt, 'request_id'> & { request_id?: string })[];
}
