/** The part of the store port about runs and what belongs to them. Every method is atomic, like those of `store.ts`. */
import type { Attempt } from '../contract/types.ts';
import type { AssetRow, Deletion } from './rows.ts';
import type {
  BatchItemRow,
  BatchRow,
  DeliveryRow,
  ModelRow,
  RunRow,
  ScriptRow,
  WebhookRow,
  WorkflowRow,
} from './run-rows.ts';

/** Change of a run; absent members stay. */
export interface RunChange {
  record?: Partial<RunRow['record']>;
  logs?: RunRow['logs'];
  node_runs?: RunRow['node_runs'];
}

/** End of a run: all of it becomes visible at once, or none of it. */
export interface RunEnd extends RunChange {
  /** Taken from the organization's balance; a plain decimal. Below nothing, it is given back. */
  charge: string;
  /** Due time of the charge (`takeDueCharges`); left out, it is taken with the end of the run. */
  charge_due_at?: string;
  assets: readonly AssetRow[];
  deliveries: readonly DeliveryRow[];
}

/** All that is given holds for a delivery. */
export interface DeliveryFilter {
  channel?: DeliveryRow['channel'];
  run_id?: string;
  webhook_id?: string;
  /** True for deliveries with an attempt to come, false for the others. */
  pending?: boolean;
  /** Older than this one; none where there is no such delivery. */
  before?: string;
  limit: number;
}

export interface RunStore {
  insertModel(model: ModelRow): Promise<void>;
  /** `taken`: another model has the path, or the owner and slug, and nothing was kept. */
  addModel(model: ModelRow): Promise<'inserted' | 'taken'>;
  modelByPath(path: string): Promise<ModelRow | undefined>;
  modelBySlug(owner: string, slug: string): Promise<ModelRow | undefined>;
  model(id: string): Promise<ModelRow | undefined>;

  /** `slug_taken`: the organization has a workflow, deleted or not, of that slug, and nothing was kept. */
  insertWorkflow(workflow: WorkflowRow): Promise<'inserted' | 'slug_taken'>;
  /** Like `insertWorkflow`; `name_taken` where the organization has one of that slug or of that name. */
  insertWorkflowOfNewName(workflow: WorkflowRow): Promise<'inserted' | 'name_taken'>;
  workflow(id: string): Promise<WorkflowRow | undefined>;
  /** Deleted ones too. */
  workflowBySlug(organization: string, slug: string): Promise<WorkflowRow | undefined>;
  softDeleteWorkflow(id: string, deletion: { at: string; by: string | null }): Promise<Deletion>;

  /**
   * @param charge taken from the organization's balance; nothing unless given
   * @param script the id of the one that says how it ends: it is for one run less from then on, if it is kept
   */
  insertRun(run: RunRow, charge?: string, script?: string): Promise<void>;
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
  /** Takes the charges of ended runs that are due by then from the organization's balance. */
  takeDueCharges(organization: string, at: string): Promise<void>;
  /** Sets, changes or clears (null) the rating of a run in whatever state. Without `reason`, the reason stays. */
  rateRun(id: string, rating: { is_positive: boolean | null; reason?: string | null }): Promise<RunRow | undefined>;
  /** Of all organizations, the newest first. @param page.before older than this run; none where there is no such run */
  newestRuns(page: { before?: string; limit: number }): Promise<RunRow['record'][]>;
  /** In the order of their creation. */
  unfinishedRuns(): Promise<RunRow[]>;
  /** Unfinished runs that this process is to carry out from now on: all, where no other process has the store. */
  claimRuns(): Promise<RunRow[]>;

  /** Takes the place of the one of its id. */
  putScript(script: ScriptRow): Promise<void>;
  removeScript(id: string): Promise<void>;
  /** These, and no others. */
  setScripts(scripts: readonly ScriptRow[]): Promise<void>;
  /** In the order of their ids. */
  scripts(): Promise<ScriptRow[]>;

  /** All of the items or none. One whose run is known is brought up to date at once. */
  insertBatch(batch: BatchRow, items: readonly BatchItemRow[]): Promise<void>;
  batch(id: string): Promise<BatchRow | undefined>;

  insertWebhook(webhook: WebhookRow): Promise<void>;
  webhook(id: string): Promise<WebhookRow | undefined>;
  /** With its subscriptions. Its deliveries stay in the log, and none of them has an attempt to come. False when absent. */
  deleteWebhook(id: string): Promise<boolean>;
  /** The webhooks of an organization that subscribe to an event, in the order of their creation. */
  webhooksFor(organization: string, event: string): Promise<WebhookRow[]>;

  delivery(id: string): Promise<DeliveryRow | undefined>;
  /** Of all organizations and both channels, the newest first. */
  deliveries(filter: DeliveryFilter): Promise<DeliveryRow[]>;
  /**
   * Adds an attempt and says when the next one is due. A delivery that has none to come, as when its webhook was deleted
   * during this one, has none afterwards either.
   */
  recordAttempt(id: string, attempt: Attempt, next_attempt_at: string | null): Promise<void>;
  /**
   * Gives a delivery that has no attempt to come a further one, which this process is to make. False where it has one, and
   * where there is no such delivery.
   */
  attemptAgain(id: string, at: string): Promise<boolean>;
  /** Deliveries with an attempt to come, the soonest first. */
  pendingDeliveries(): Promise<DeliveryRow[]>;
  /** Those that this process is to send from now on, as with `claimRuns`. */
  claimDeliveries(): Promise<DeliveryRow[]>;
  /**
   * True while this process is to make the next attempt, which another may have taken over, or called off. Absent
   * where no other has the store.
   */
  mayAttempt?(id: string): Promise<boolean>;
}
