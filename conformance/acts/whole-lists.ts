/**
 * Reads the whole of a list without asking for a part of it. `conformance/models/list-items.ts` finds the items again.
 */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { assetSpecs, queryable_specs } from '../arbitraries/lists.ts';
import { type AskedList, itemsOf, type ListItem, large_page, ownOf, type WholeNotes } from '../models/list-items.ts';
import { ownIds, ownQuery } from '../models/own-items.ts';
import type { CheckContext } from '../suite/context.ts';
import { walk } from './walk.ts';

const most_pages = 12;

/**
 * Reads what there is: of assets two sets of the suite's own, picked out by their media types, of asset types all. The
 * steps are `whole-1/…` and `whole-2/…`.
 * @returns the items, without those of others, and what to note
 */
export async function readWhole(
  ctx: CheckContext,
  operation: AskedList,
): Promise<{ own: ListItem[]; notes: WholeNotes }> {
  const read = async (query: CanonicalQuery, index: number, until?: readonly string[]) => {
    const request = { operation, query: { ...query, page_size: large_page } };
    const plan = { caller: 'owner' as const, request, step: `whole-${index}`, max_pages: most_pages };
    const from = await ctx.call('owner', request, `${plan.step}/1`);
    // Own items are found among others if the filter that narrows the list is refused.
    const whole = from.decoded?.page
      ? { ...plan, from }
      : { ...plan, request: { operation, query: { page_size: large_page } }, step: `${plan.step}/all` };
    return itemsOf(await walk(ctx, { ...whole, ...(until && { until }) }));
  };
  if (operation === 'listAssetTypes') return { own: await read({}, 1), notes: {} };
  const sets = [await ctx.shared('owner', assetSpecs(3)), await ctx.shared('owner', queryable_specs)];
  const items: ListItem[] = [];
  for (const [index, set] of sets.entries()) items.push(...(await read(ownQuery(set), index + 1, ownIds(set))));
  return { own: ownOf(items, sets), notes: { sets } };
}
