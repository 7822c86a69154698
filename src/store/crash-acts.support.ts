/** One run from the queue to its rating, act by act, and what is to be seen of it after each: for tests that break off. */

import {
  assetRow,
  at,
  attempt,
  delivery_id,
  deliveryRow,
  item_id,
  itemRow,
  later,
  own_organization,
  run_id,
  runEnd,
  runLog,
  runRow,
  uuidOf,
} from './samples.support.ts';
import type { Store } from './store.ts';

/** Cost of ending a run, of a balance of 10.00. */
export const charge = '0.01';

const batchOf = (number: number): string => uuidOf(100_000 + number);
const deliveriesOf = (number: number): [number, number] => [2 * number, 2 * number + 1];

export const acts: readonly ((store: Store, number: number) => Promise<unknown>)[] = [
  (store, number) => store.insertRun(runRow(number)),
  (store, number) => {
    const item = itemRow(number, { batch_id: batchOf(number), run_id: run_id(number) });
    return store.insertBatch({ id: item.batch_id, org_id: own_organization, created_at: at }, [item]);
  },
  (store, number) =>
    store.changeRun(run_id(number), { record: { status_code: 'running' }, logs: [runLog(number, run_id(number))] }),
  (store, number) => {
    const [first, second] = deliveriesOf(number);
    const deliveries = [
      deliveryRow(first, { run_id: run_id(number) }),
      deliveryRow(second, { run_id: run_id(number), channel: 'callback', webhook_id: null }),
    ];
    return store.finishRun(run_id(number), runEnd({ charge, assets: [assetRow(number)], deliveries }));
  },
  (store, number) => store.recordAttempt(delivery_id(deliveriesOf(number)[0]), attempt(number), later),
  (store, number) => store.rateRun(run_id(number), { is_positive: true, reason: 'Sharp.' }),
];

/** Progress of a run: after no act at place 0. Everything that a run leaves behind shows in it. */
export const stages: readonly string[] = [
  'no run, no item, no asset, no delivery, no callback',
  'queued with 0 logs, no item, no asset, no delivery, no callback',
  'queued with 0 logs, item queued, no asset, no delivery, no callback',
  'running with 1 logs, item running, no asset, no delivery, no callback',
  'completed with 1 logs, item completed, asset, 0 of delivery, 0 of callback',
  'completed with 1 logs, item completed, asset, 1 of delivery, 0 of callback',
  'completed with 1 logs, rated, item completed, asset, 1 of delivery, 0 of callback',
];
/** From this stage on the run is charged. */
export const charged_stage = 4;

/** Compare with `stages`. */
export async function stageOf(store: Store, number: number): Promise<string> {
  const run = await store.run(run_id(number));
  const of_batch = { field: 'batch_id', operator: 'eq' as const, value: batchOf(number) };
  const asked = { sort: [], page_size: 2, backward: false, deleted: 'left_out' } as const;
  const items = await store.list({
    collection: 'batch_items',
    organization: own_organization,
    conditions: [of_batch],
    ...asked,
  });
  const item = items.rows.find(({ id }) => id === item_id(number));
  const has_batch = (await store.batch(batchOf(number))) !== undefined;
  const asset = await store.asset(assetRow(number).id);
  const [delivery, callback] = await Promise.all(deliveriesOf(number).map((each) => store.delivery(delivery_id(each))));
  return [
    run ? `${run.record.status_code} with ${run.logs.length} logs` : 'no run',
    ...(run?.record.feedback_is_positive ? ['rated'] : []),
    item && has_batch ? `item ${item.status_code}` : item || has_batch ? 'half a batch' : 'no item',
    asset ? 'asset' : 'no asset',
    delivery ? `${delivery.attempts.length} of delivery` : 'no delivery',
    callback ? `${callback.attempts.length} of callback` : 'no callback',
  ].join(', ');
}
