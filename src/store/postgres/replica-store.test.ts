/** Stores of two replicas on one state: what one does while the other is at work on the same delivery. */
import { afterAll, expect, it } from 'vitest';
import {
  attempt,
  delivery_id,
  deliveryRow,
  later,
  own_organization,
  run_id,
  runEnd,
  runRow,
  webhookRow,
} from '../samples.support.ts';
import { openDatabase } from './database.ts';
import { postgresStore } from './postgres-store.ts';
import { newState } from './states.ts';
import { describeWithPostgres } from './test-database.support.ts';

await describeWithPostgres('two replicas on one state', async (url) => {
  const database = await openDatabase(url);
  afterAll(() => database.close());
  const lease = async () => {
    const [row] = await database.sql<[string]>(
      "INSERT INTO replicas (alive_until) VALUES (now() + interval '1 hour') RETURNING number",
    );
    return Number(row![0]);
  };
  const [one, other] = [await lease(), await lease()];

  async function withDelivery() {
    const state = await newState(database.sql);
    const [mine, theirs] = [one, other].map((member) => postgresStore(database, state, () => member));
    await mine!.insertOrganization({
      id: own_organization,
      name: 'Own',
      slug: 'own',
      plan_code: 'team',
      callback_secret: null,
    });
    await mine!.insertWebhook(webhookRow(1));
    await mine!.insertRun(runRow(1));
    await mine!.finishRun(run_id(1), runEnd({ deliveries: [deliveryRow(1, { webhook_id: webhookRow(1).id })] }));
    return { mine: mine!, theirs: theirs! };
  }

  it('an attempt that was under way when another deleted its webhook is the last one', async () => {
    const { mine, theirs } = await withDelivery();
    expect(await mine.mayAttempt!(delivery_id(1))).toBe(true);
    await theirs.deleteWebhook(webhookRow(1).id);
    await mine.recordAttempt(delivery_id(1), { ...attempt(1), next_retry_at: later }, later);
    expect(await mine.delivery(delivery_id(1))).toMatchObject({
      attempts: [{ ...attempt(1), next_retry_at: null }],
      next_attempt_at: null,
    });
    expect(await mine.mayAttempt!(delivery_id(1))).toBe(false);
  });

  it('a run that ends while another deletes a webhook leaves nothing to be sent to it', async () => {
    const { mine, theirs } = await withDelivery();
    await theirs.deleteWebhook(webhookRow(1).id);
    await mine.insertRun(runRow(2));
    const late = deliveryRow(2, { run_id: run_id(2), webhook_id: webhookRow(1).id });
    await mine.finishRun(run_id(2), runEnd({ deliveries: [late] }));
    expect(await mine.mayAttempt!(delivery_id(2))).toBe(false);
    expect(await mine.pendingDeliveries()).toEqual([]);
  });

  it('a store that is closed allows no attempt', async () => {
    const { mine, theirs } = await withDelivery();
    await mine.close();
    await expect(mine.mayAttempt!(delivery_id(1))).rejects.toThrow('the store is closed');
    expect(await theirs.mayAttempt!(delivery_id(1))).toBe(false);
  });

  it('a further attempt is for the one that was asked for it', async () => {
    const { mine, theirs } = await withDelivery();
    await mine.recordAttempt(delivery_id(1), attempt(1), null);
    expect(await theirs.attemptAgain(delivery_id(1), later)).toBe(true);
    expect(await mine.mayAttempt!(delivery_id(1))).toBe(false);
    expect(await theirs.mayAttempt!(delivery_id(1))).toBe(true);
  });

  it('a delivery is for the one whose run it was, and for the other when that is gone', async () => {
    const { mine, theirs } = await withDelivery();
    expect(await theirs.claimDeliveries()).toEqual([]);
    expect(await theirs.mayAttempt!(delivery_id(1))).toBe(false);
    await database.sql('UPDATE replicas SET alive_until = now() WHERE number = $1', one);
    expect(await mine.mayAttempt!(delivery_id(1))).toBe(false);
    expect((await theirs.claimDeliveries()).map(({ id }) => id)).toEqual([delivery_id(1)]);
    expect(await theirs.mayAttempt!(delivery_id(1))).toBe(true);
  });
});
