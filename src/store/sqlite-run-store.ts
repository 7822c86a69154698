/** The part of the store about runs, on SQLite. What belongs together is written in one transaction. */
import type { GraphWorkflow } from '../contract/types.ts';
import { charged } from './charge.ts';
import type { AssetRow, BalanceRow } from './rows.ts';
import type { RunRow } from './run-rows.ts';
import type { RunChange, RunStore } from './run-store.ts';
import { softDelete } from './soft-delete.ts';
import { type KeptBatches, keptBatches } from './sqlite-batches.ts';
import { keptModels, keptWebhooks, keptWorkflows } from './sqlite-catalog.ts';
import { type KeptDeliveries, keptDeliveries } from './sqlite-deliveries.ts';
import type { KeyedRecords } from './sqlite-records.ts';
import { isFinal, keptRuns } from './sqlite-runs.ts';
import type { Statements } from './statements.ts';

/** What the store shares with its other part. */
export interface StoreBasis {
  statements: Statements;
  /** Runs the operation whole or not at all. */
  atomically<Result>(operation: () => Result): Result;
  /** The number of an organization. @throws RangeError when nobody knows it */
  numberOf(organization: string): number;
  balances: KeyedRecords<BalanceRow>;
  insertAsset(asset: AssetRow): void;
}

export interface SqliteRunStore {
  store: RunStore;
  batches: KeptBatches;
  deliveries: KeptDeliveries;
}

export function sqliteRunStore({
  statements,
  atomically,
  numberOf,
  balances,
  insertAsset,
}: StoreBasis): SqliteRunStore {
  const models = keptModels(statements);
  const workflows = keptWorkflows(statements);
  const webhooks = keptWebhooks(statements);
  const runs = keptRuns(statements);
  const batches = keptBatches(statements, runs);
  const deliveries = keptDeliveries(statements);

  /** Keeps the changed run, and its batch item as it is then. */
  const keep = (run: RunRow, change: RunChange): void => batches.mirror(runs.change(run, change).record);
  const ends = ({ record }: RunChange): boolean => record?.status_code !== undefined && isFinal(record.status_code);

  const store: RunStore = {
    insertModel: async (model) => models.insert(model),
    model: async (id) => models.get(id),
    modelByPath: async (path) => models.byPath(path),
    modelBySlug: async (owner, slug) => models.bySlug(owner, slug),

    insertWorkflow: async (workflow) => workflows.insert(workflow),
    workflow: async (id) => workflows.get(id),
    workflowBySlug: async (organization, slug) => workflows.bySlug(organization, slug),
    softDeleteWorkflow: async (id, deletion) =>
      softDelete<GraphWorkflow>((change) => workflows.change(id, change), deletion),

    insertRun: async (run) =>
      atomically(() => {
        numberOf(run.record.org_id);
        runs.insert(run);
        batches.mirror(run.record);
      }),
    run: async (id) => runs.get(id),
    changeRun: async (id, change) =>
      atomically(() => {
        const run = runs.get(id);
        if (!run) return 'absent';
        if (isFinal(run.record.status_code)) return 'ended';
        if (ends(change)) throw new RangeError(`run ${id}: only finishRun makes it ${change.record?.status_code}`);
        keep(run, change);
        return 'changed';
      }),
    finishRun: async (id, { charge, assets, deliveries: sent, ...change }) =>
      atomically(() => {
        const run = runs.get(id);
        if (!run) return 'absent';
        if (isFinal(run.record.status_code)) return 'ended';
        if (!ends(change)) throw new RangeError(`run ${id}: finishRun must say how it ends`);
        keep(run, change);
        balances.change(run.record.org_id, (row) => ({ ...row, balance: charged(row.balance, charge) }));
        for (const asset of assets) insertAsset(asset);
        for (const delivery of sent) deliveries.insert(numberOf(delivery.org_id), delivery);
        return 'finished';
      }),
    rateRun: async (id, { is_positive, reason }) =>
      atomically(() => {
        const run = runs.get(id);
        return run && runs.change(run, { record: { feedback_is_positive: is_positive, feedback_reason: reason } });
      }),
    unfinishedRuns: async () => runs.unfinished(),

    insertBatch: async (batch, items) => atomically(() => batches.insert(numberOf(batch.org_id), batch, items)),
    batch: async (id) => batches.get(id),

    insertWebhook: async (webhook) => atomically(() => webhooks.insert(webhook)),
    webhook: async (id) => webhooks.get(id),
    webhooksFor: async (organization, event) => webhooks.subscribed(organization, event),

    delivery: async (id) => deliveries.get(id),
    recordAttempt: async (id, attempt, next_attempt_at) =>
      atomically(() => deliveries.recordAttempt(id, attempt, next_attempt_at)),
    pendingDeliveries: async () => deliveries.pending(),
  };
  return { store, batches, deliveries };
}
