/** The part of the store about runs, on PostgreSQL. Writes that belong together are one transaction. */
import { balanceAfterCharge, type KeptBalance, withDueCharges, withPendingCharge } from '../charge.ts';
import type { AssetRow } from '../rows.ts';
import { checkEnd, checkNoEnd } from '../run-changes.ts';
import type { RunRow, ScriptRow } from '../run-rows.ts';
import type { RunChange, RunStore } from '../run-store.ts';
import { jsonText } from '../values.ts';
import { keptBatches } from './batches.ts';
import { catalogStore, keptWebhooks } from './catalog.ts';
import type { Database, Sql } from './database.ts';
import { keptDeliveries, type MadeAttempt } from './deliveries.ts';
import type { Records } from './records.ts';
import { idOf, keptRuns } from './runs.ts';
import { together } from './together.ts';

/** The parts that the store shares with its other half. */
export interface StoreBasis {
  database: Database;
  state: number;
  /** The number of the replica, where there may be several. */
  member?: (() => number) | undefined;
  /** The number of an organization. @throws RangeError when nobody knows it */
  numberOf(sql: Sql, organization: string): Promise<number>;
  balances: Records<KeptBalance>;
  insertAssets(sql: Sql, assets: Iterable<AssetRow>): Promise<void>;
}

export function postgresRunStore({ database, state, member, numberOf, balances, insertAssets }: StoreBasis) {
  const { sql, once, atomically } = database;
  const runs = keptRuns(state, member);
  const batches = keptBatches(state, runs);
  const deliveries = keptDeliveries(state, numberOf, member);
  const { mayAttempt: mayAttemptAll } = deliveries;
  const mayAttempt =
    mayAttemptAll &&
    together(async (ids: readonly string[]) => {
      const allowed = await mayAttemptAll(once, ids);
      return ids.map((id) => allowed.has(String(idOf(id))));
    });
  // Again where a webhook that is deleted holds some of them. A plan that was made when there were few deliveries would
  // read all of them.
  const recordAttempt = together((all: readonly MadeAttempt[]) =>
    atomically(async (within) => {
      await within('SET LOCAL plan_cache_mode = force_custom_plan');
      for (const some of eachOnce(all)) await deliveries.recordAttempts(within, some);
      return all.map(() => undefined);
    }),
  );
  const webhooks = keptWebhooks(state);
  const scripts = keptScripts(state);

  /** Keeps the changed run, and its batch item as it is then. */
  const keep = async (within: Sql, run: RunRow, change: RunChange): Promise<void> =>
    batches.mirror(within, (await runs.change(within, run, change)).record);

  const take = (within: Sql, organization: string, charge: string, due_at?: string): Promise<void> =>
    balances.change(within, organization, (row) =>
      due_at === undefined
        ? { ...row, balance: balanceAfterCharge(row.balance, charge) }
        : withPendingCharge(row, { due_at, charge }),
    );

  const store: RunStore = {
    ...catalogStore(database, state),
    insertRun: (run, charge, script) =>
      atomically(async (within) => {
        await numberOf(within, run.record.org_id);
        await runs.insert(within, run);
        if (charge !== undefined) await take(within, run.record.org_id, charge);
        if (script !== undefined) await scripts.use(within, script);
        await batches.mirror(within, run.record);
      }),
    run: (id) => runs.get(sql, id),
    changeRun: (id, change) =>
      atomically(async (within) => {
        const run = await runs.held(within, id);
        if (!run) return 'absent';
        if (runs.isEnded(run)) return 'ended';
        checkNoEnd(id, change);
        // Another goes on with it: for this one it is over.
        if (await runs.isOfAnother(within, id)) return 'ended';
        await keep(within, run, change);
        return 'changed';
      }),
    finishRun: (id, { charge, charge_due_at, assets, deliveries: sent, ...change }) =>
      atomically(async (within) => {
        const run = await runs.held(within, id);
        if (!run) return 'absent';
        if (runs.isEnded(run)) return 'ended';
        checkEnd(id, change);
        await keep(within, run, change);
        await insertAssets(within, assets);
        await deliveries.insert(within, sent);
        // Last: whoever holds the balance keeps all other runs of the organization from ending.
        await take(within, run.record.org_id, charge, charge_due_at);
        return 'finished';
      }),
    takeDueCharges: (organization, at) =>
      atomically((within) => balances.change(within, organization, (row) => withDueCharges(row, at))),
    rateRun: (id, { is_positive, reason }) =>
      atomically(async (within) => {
        const run = await runs.held(within, id);
        const record = { feedback_is_positive: is_positive, feedback_reason: reason };
        return run && runs.change(within, run, { record });
      }),
    newestRuns: (page) => runs.newest(sql, page),
    unfinishedRuns: () => runs.unfinished(sql),
    claimRuns: () => runs.claim(sql),

    putScript: (script) => scripts.put(sql, script),
    removeScript: (id) => scripts.remove(sql, id),
    setScripts: (all) =>
      atomically(async (within) => {
        await within('DELETE FROM scripts WHERE state = $1', state);
        for (const script of all) await scripts.put(within, script);
      }),
    scripts: () => scripts.all(sql),

    insertBatch: (batch, items) =>
      atomically(async (within) => batches.insert(within, await numberOf(within, batch.org_id), batch, items)),
    batch: (id) => batches.get(sql, id),

    insertWebhook: (webhook) => atomically((within) => webhooks.insert(within, webhook)),
    webhook: (id) => webhooks.get(sql, id),
    deleteWebhook: (id) =>
      atomically(async (within) => {
        await deliveries.dropPending(within, id);
        return webhooks.delete(within, id);
      }),
    webhooksFor: (organization, event) => webhooks.subscribed(sql, organization, event),

    delivery: (id) => deliveries.get(sql, id),
    deliveries: (filter) => deliveries.newest(sql, filter),
    recordAttempt: (id, attempt, next_attempt_at) => recordAttempt({ id, attempt, next_attempt_at }),
    attemptAgain: async (id, at) => deliveries.attemptAgain(sql, id, at),
    pendingDeliveries: () => deliveries.pending(sql),
    claimDeliveries: () => deliveries.claim(sql),
    ...(mayAttempt && { mayAttempt }),
  };
  return { store, lists: { batch_items: batches.list, deliveries: deliveries.list } };
}

/** Parts in which no delivery stands twice, in their order. */
function eachOnce(all: readonly MadeAttempt[]): MadeAttempt[][] {
  const parts: MadeAttempt[][] = [];
  const seen = new Map<string, number>();
  for (const made of all) {
    const id = String(idOf(made.id));
    const place = seen.get(id) ?? 0;
    seen.set(id, place + 1);
    const part = parts[place];
    if (part) part.push(made);
    else parts[place] = [made];
  }
  return parts;
}

/** Scripts that wait for runs. */
function keptScripts(state: number) {
  const select = 'SELECT record FROM scripts WHERE state = $1';
  const kept = {
    async put(sql: Sql, script: ScriptRow): Promise<void> {
      await sql(
        'INSERT INTO scripts VALUES ($1, $2, $3) ON CONFLICT (state, id) DO UPDATE SET record = EXCLUDED.record',
        ...[state, Number(script.id), jsonText(script)],
      );
    },
    async remove(sql: Sql, id: string): Promise<void> {
      await sql('DELETE FROM scripts WHERE state = $1 AND id = $2', state, Number(id));
    },
    /** In the order of their ids. */
    async all(sql: Sql): Promise<ScriptRow[]> {
      const rows = await sql<[string]>(`${select} ORDER BY id`, state);
      return rows.map(([record]) => JSON.parse(record) as ScriptRow);
    },
    /** One run less; nothing where there is none of that id. */
    async use(sql: Sql, id: string): Promise<void> {
      const [row] = await sql<[string]>(`${select} AND id = $2 FOR UPDATE`, state, Number(id));
      const script = row && (JSON.parse(row[0]) as ScriptRow);
      if (!script || script.times === null) return;
      if (script.times > 1) await kept.put(sql, { ...script, times: script.times - 1 });
      else await kept.remove(sql, id);
    },
  };
  return kept;
}
