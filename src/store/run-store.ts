/** The part of the store port about runs and what belongs to them. Every method is atomic, like those of `store.ts`. */
import type { Attempt } from '../contract/types.ts';
import type { AssetRow } from './rows.ts';
import type { BatchItemRow, BatchRow, DeliveryRow, ModelRow, RunRow, WebhookRow, WorkflowRow } from './run-rows.ts';
import type { Deletion } from './store.ts';

/** What changes about a run; absent members stay. */
export interface RunChange {
  record?: Partial<RunRow['record']>;
  logs?: RunRow['logs'];
  node_runs?: RunRow['node_runs'];
}

/** How a run ends: all of it becomes visible at once, or none of it. */
export interface RunEnd extends RunChange {
  /** Taken from the organization's balance; a plain decimal, never negative. */
  charge: string;
  assets: readonly AssetRow[];
  deliveries: readonly DeliveryRow[];
}

export interface RunStore {
  insertModel(model: ModelRow): Promise<void>;
  modelByPath(path: string): Promise<ModelRow | undefined>;
  modelBySlug(owner: string, slug: string): Promise<ModelRow | undefined>;
  model(id: string): Promise<ModelRow | undefined>;

  /** `slug_taken`: the organization has a workflow, deleted or not, of that slug, and nothing was kept. */
  insertWorkflow(workflow: WorkflowRow): Promise<'inserted' | 'slug_taken'>;
  workflow(id: string): Promise<WorkflowRow | undefined>;
  /** Deleted ones too. */
  workflowBySlug(organization: string, slug: string): Promise<WorkflowRow | undefined>;
  softDeleteWorkflow(id: string, deletion: { at: string; by: string | null }): Promise<Deletion>;

  insertRun(run: RunRow): Promise<void>;
  run(id: string): Promise<RunRow | undefined>;
  /**
   * Changes a run that has not ended, with the batch item that mirrors it; `ended` changes nothing.
   * @throws RangeError for a change that would end it
   */
  changeRun(id: string, change: RunChange): Promise<'changed' | 'ended' | 'absent'>;
  /**
   * Ends a run, charges the balance, keeps its assets and deliveries, and brings its batch item up to date. A charge
   * leaves `updated_at` of the balance alone, and is nothing where the organization has no balance.
   * @throws RangeError for an end without a final status, or a charge that is no plain decimal
   */
  finishRun(id: string, end: RunEnd): Promise<'finished' | 'ended' | 'absent'>;
  /** Sets, changes or clears (both null) the rating of a run in whatever state. */
  rateRun(id: string, rating: { is_positive: boolean | null; reason: string | null }): Promise<RunRow | undefined>;
  /** In the order of their creation. */
  unfinishedRuns(): Promise<RunRow[]>;

  /** All of the items or none. One whose run is known is brought up to date at once. */
  insertBatch(batch: BatchRow, items: readonly BatchItemRow[]): Promise<void>;
  batch(id: string): Promise<BatchRow | undefined>;

  insertWebhook(webhook: WebhookRow): Promise<void>;
  webhook(id: string): Promise<WebhookRow | undefined>;
  /** The webhooks of an organization that subscribe to an event, in the order of their creation. */
  webhooksFor(organization: string, event: string): Promise<WebhookRow[]>;

  delivery(id: string): Promise<DeliveryRow | undefined>;
  /** Adds an attempt and says when the next one is due. */
  recordAttempt(id: string, attempt: Attempt, next_attempt_at: string | null): Promise<void>;
  /** Deliveries with an attempt to come, the soonest first. */
  pendingDeliveries(): Promise<DeliveryRow[]>;
}
