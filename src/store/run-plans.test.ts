/** However many runs there are, no operation looks through them: no plan of its statements scans a table. */
import { expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { furnished } from './furnished.support.ts';
import {
  assetRow,
  at,
  attempt,
  delivery_id,
  deliveryRow,
  itemRow,
  modelRow,
  nodeRun,
  own_organization,
  run_id,
  runEnd,
  runLog,
  runRow,
  webhookRow,
  workflowRow,
} from './samples.support.ts';
import { storeOn } from './sqlite-store.ts';

it('no operation about runs scans a table', async () => {
  const database = openDatabase();
  const prepare = vi.spyOn(database, 'prepare');
  const store = await furnished(storeOn(database));
  await store.insertModel(modelRow(1));
  await store.model(modelRow(1).id);
  await store.modelByPath('a/b');
  await store.modelBySlug('a', 'b');
  await store.insertWorkflow(workflowRow(1));
  await store.workflow(workflowRow(1).id);
  await store.workflowBySlug(own_organization, 'upscale');
  await store.softDeleteWorkflow(workflowRow(1).id, { at, by: null });
  await store.insertRun(runRow(1));
  await store.insertBatch({ id: itemRow(1).batch_id, org_id: own_organization, created_at: at }, [
    itemRow(1, { run_id: run_id(1) }),
  ]);
  await store.batch(itemRow(1).batch_id);
  await store.changeRun(run_id(1), { logs: [runLog(1, run_id(1))], node_runs: [nodeRun(1, run_id(1))] });
  await store.unfinishedRuns();
  await store.finishRun(run_id(1), runEnd({ charge: '1', assets: [assetRow(1)], deliveries: [deliveryRow(1)] }));
  await store.rateRun(run_id(1), { is_positive: true, reason: null });
  await store.insertWebhook(webhookRow(1));
  await store.webhook(webhookRow(1).id);
  await store.webhooksFor(own_organization, 'run.completed');
  await store.recordAttempt(delivery_id(1), attempt(1), at);
  await store.pendingDeliveries();

  const statements = [...new Set(prepare.mock.calls.map(([sql]) => sql))];
  prepare.mockRestore();
  expect(statements.length).toBeGreaterThan(30);
  const plans = statements.map((sql) => {
    const values = Array.from(sql.matchAll(/\?/g), () => null);
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    return `${sql}\n  ${steps.map(({ detail }) => detail).join('\n  ')}`;
  });
  // An index that holds the wanted rows alone is looked through from its beginning to its end.
  const scans = plans.filter((plan) =>
    /^ {2}SCAN (?!(runs USING INDEX runs_unfinished|outbox USING INDEX outbox_due)$)/m.test(plan),
  );
  expect(scans).toEqual([]);
  await store.close();
});
