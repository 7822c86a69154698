/** Stores for tests, with what every test of runs needs, and their lists in one call. */
import type { Delivery } from '../contract/types.ts';
import type { BatchItemRow } from './run-rows.ts';
import { at, foreign_organization, itemRow, own_organization, uuidOf } from './samples.support.ts';
import type { Store } from './store.ts';

export type Opened = Store | Promise<Store>;

/** A store with two organizations. The first has a balance of 10.00. */
export async function furnished(store: Opened): Promise<Store> {
  const opened = await store;
  for (const [id, slug] of [
    [own_organization, 'studio'],
    [foreign_organization, 'rivals'],
  ] as const) {
    await opened.insertOrganization({ id, name: slug, slug, plan_code: 'team', callback_secret: null });
  }
  const balance = { low_balance_threshold: '5', low_balance_notified_at: null, created_at: at, updated_at: at };
  await opened.insertBalance({ id: uuidOf(1), org_id: own_organization, balance: '10.00', ...balance });
  return opened;
}

const whole_list = { sort: [], page_size: 100, backward: false, deleted: 'left_out' } as const;

/** The items of the batch of `itemRow`. */
export async function itemsListed(store: Store, organization = own_organization): Promise<readonly BatchItemRow[]> {
  const conditions = [{ field: 'batch_id', operator: 'eq' as const, value: itemRow(1).batch_id }];
  return (await store.list<BatchItemRow>({ collection: 'batch_items', organization, conditions, ...whole_list })).rows;
}

export async function deliveriesListed(store: Store, organization = own_organization): Promise<readonly Delivery[]> {
  return (await store.list<Delivery>({ collection: 'deliveries', organization, conditions: [], ...whole_list })).rows;
}
