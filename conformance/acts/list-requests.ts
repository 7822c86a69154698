/** A request for each list, so that it holds something. */
import { queryable_specs } from '../arbitraries/lists.ts';
import { ownQuery } from '../models/own-items.ts';
import { isLog, least_entries, type PagedList } from '../models/paged-lists.ts';
import { whyNotCallable } from '../models/plain-operations.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import { plainRequest } from './plain-requests.ts';

/** The lists that the target claims, and that can be asked for with what its file offers. */
export function offeredLists<List extends PagedList>(facts: Facts, lists: readonly List[]): List[] {
  return lists.filter((operation) => {
    if (!facts.operations.includes(operation) || whyNotCallable(facts, operation) !== undefined) return false;
    return operation !== 'listWebhookDeliveries' || !facts.read_only;
  });
}

const most_waits = 6;

/**
 * A request that must be accepted, for a list that holds something; assets are narrowed to a set of the suite's own.
 */
export async function listRequest(ctx: CheckContext, operation: PagedList): Promise<RequestDraft> {
  const request = await plainRequest(ctx, operation);
  if (operation === 'listAssets') {
    const data = await ctx.data.shared('owner', queryable_specs);
    return { ...request, query: ownQuery(data) };
  }
  if (isLog(operation)) await ctx.once(`entries of ${operation}`, () => makeDeliveries(ctx, request));
  return request;
}

/** Runs that end, unless the log has enough entries by now. */
async function makeDeliveries(ctx: CheckContext, request: RequestDraft): Promise<void> {
  const count = async () => (await ctx.call('owner', request, 'some-deliveries')).decoded?.page?.items.length ?? 0;
  if (ctx.facts.read_only || ctx.facts.no_webhooks || (await count()) >= least_entries) return;
  await ctx.hooks.shared();
  const ids: string[] = [];
  for (let index = 1; index <= least_entries; index++) {
    const dispatched = await ctx.runs.dispatch('owner', 'succeeds', `dispatch/${index}`);
    const id = dispatched.decoded?.record?.run_id;
    if (typeof id === 'string') ids.push(id);
  }
  for (const id of ids) await ctx.runs.untilEnd('owner', { id, name: 'succeeds' }, `until-${id}`);
  for (let wait = 0; wait < most_waits && (await count()) < least_entries; wait++) await ctx.time.goOn(most_wait_ms);
}

/** An entry may stand in the list only after its first attempt. */
const most_wait_ms = 250;
