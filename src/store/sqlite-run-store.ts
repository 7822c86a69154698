/** The part of the store about runs, on SQLite. Writes that belong together are one transaction. */
import type { GraphWorkflow } from '../contract/types.ts';
import { balanceAfterCharge, type KeptBalance, withDueCharges, withPendingCharge } from './charge.ts';
import type { AssetRow } from './rows.ts';
import { checkEnd, checkNoEnd, isFinal } from './run-changes.ts';
import type { RunRow } from './run-rows.ts';
import type { RunChange, RunStore } from './run-store.ts';
import { softDelete } from './soft-delete.ts';
import { type KeptBatches, keptBatches } from './sqlite-batches.ts';
import { keptModels, keptWebhooks, keptWorkflows } from './sqlite-catalog.ts';
import { type KeptDeliveries, keptDeliveries } from './sqlite-deliveries.ts';
import type { KeyedRecords } from './sqlite-records.ts';
import { keptRuns } from './sqlite-runs.ts';
import { keptScripts } from './sqlite-scripts.ts';
import type { Statements } from './statements.ts';

/** The parts that the store shares with its other half. */
export interface StoreBasis {
  statements: Statements;
  /** Runs the operation whole or not at all. */
  atomically<Result>(operation: () => Result): Result;
  /** Runs it so too, perhaps in one transaction with others. */
  grouped(operation: () => void): Promise<void>;
  /** The number of an organization. @throws RangeError when nobody knows it */
  numberOf(organization: string): number;
  balances: KeyedRecords<KeptBalance>;
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
  grouped,
  numberOf,
  balances,
  insertAsset,
}: StoreBasis): SqliteRunStore {
  const models = keptModels(statements);
  const workflows = keptWorkflows(statements);
  const webhooks = keptWebhooks(statements);
  const runs = keptRuns(statements);
  const scripts = keptScripts(statements);
  const batches = keptBatches(statements, runs);
  const deliveries = keptDeliveries(statements, numberOf);

  /** Keeps the changed run, and its batch item as it is then. */
  const keep = (run: RunRow, change: RunChange): void => batches.mirror(runs.change(run, change).record);

  const take = (organization: string, charge: string, due_at?: string): void =>
    balances.change(organization, (row) =>
      due_at === undefined
        ? { ...row, balance: balanceAfterCharge(row.balance, charge) }
        : withPendingCharge(row, { due_at, charge }),
    );

  const store: RunStore = {
    insertModel: async (model) => models.insert(model),
    addModel: async (model) => atomically(() => models.add(model)),
    model: async (id) => models.get(id),
    modelByPath: async (path) => models.byPath(path),
    modelBySlug: async (owner, slug) => models.bySlug(owner, slug),

    insertWorkflow: async (workflow) => workflows.insert(workflow),
    insertWorkflowOfNewName: async (workflow) => workflows.insertOfNewName(workflow),
    workflow: async (id) => workflows.get(id),
    workflowBySlug: async (organization, slug) => workflows.bySlug(organization, slug),
    softDeleteWorkflow: async (id, deletion) =>
      softDelete<GraphWorkflow>((change) => workflows.change(id, change), deletion),

    insertRun: async (run, charge, script) =>
      atomically(() => {
        numberOf(run.record.org_id);
        runs.insert(run);
        if (charge !== undefined) take(run.record.org_id, charge);
        if (script !== undefined) scripts.use(script);
        batches.mirror(run.record);
      }),
    run: async (id) => runs.get(id),
    changeRun: async (id, change) =>
      atomically(() => {
        const run = runs.get(id);
        if (!run) return 'absent';
        if (isFinal(run.record.status_code)) return 'ended';
        checkNoEnd(id, change);
        keep(run, change);
        return 'changed';
      }),
    finishRun: async (id, { charge, charge_due_at, assets, deliveries: sent, ...change }) =>
      atomically(() => {
        const run = runs.get(id);
        if (!run) return 'absent';
        if (isFinal(run.record.status_code)) return 'ended';
        checkEnd(id, change);
        keep(run, change);
        take(run.record.org_id, charge, charge_due_at);
        for (const asset of assets) insertAsset(asset);
        for (const delivery of sent) deliveries.insert(numberOf(delivery.org_id), delivery);
        return 'finished';
      }),
    takeDueCharges: async (organization, at) => balances.change(organization, (row) => withDueCharges(row, at)),
    rateRun: async (id, { is_positive, reason }) =>
      atomically(() => {
        const run = runs.get(id);
        return run && runs.change(run, { record: { feedback_is_positive: is_positive, feedback_reason: reason } });
      }),
    newestRuns: async (page) => runs.newest(page),
    unfinishedRuns: async () => runs.unfinished(),
    claimRuns: async () => runs.unfinished(),

    putScript: async (script) => scripts.put(script),
    removeScript: async (id) => scripts.remove(id),
    setScripts: async (all) =>
      atomically(() => {
        for (const { id } of scripts.all()) scripts.remove(id);
        for (const script of all) scripts.put(script);
      }),
    scripts: async () => scripts.all(),

    insertBatch: async (batch, items) => atomically(() => batches.insert(numberOf(batch.org_id), batch, items)),
    batch: async (id) => batches.get(id),

    insertWebhook: async (webhook) => atomically(() => webhooks.insert(webhook)),
    webhook: async (id) => webhooks.get(id),
    deleteWebhook: async (id) =>
      atomically(() => {
        deliveries.dropPending(id);
        return webhooks.delete(id);
      }),
    webhooksFor: async (organization, event) => webhooks.subscribed(organization, event),

    delivery: async (id) => deliveries.get(id),
    deliveries: async (filter) => deliveries.newest(filter),
    recordAttempt: (id, attempt, next_attempt_at) =>
      grouped(() => deliveries.recordAttempt(id, attempt, next_attempt_at)),
    attemptAgain: async (id, at) => atomically(() => deliveries.attemptAgain(id, at)),
    pendingDeliveries: async () => deliveries.pending(),
    claimDeliveries: async () => deliveries.pending(),
  };
  return { store, batches, deliveries };
}
