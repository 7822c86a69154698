/**
 * Asks a list for the items that meet conditions. Acts and records only; `conformance/models/filtering.ts` reads it.
 */
import type { SentFilter } from '../models/filtering.ts';
import { type AskedList, key_fields, type ListItem, large_page } from '../models/list-items.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { walk } from './walk.ts';

/** A filter without effect shows itself on the first pages. */
const most_pages = 8;

/** Sends a filter and walks what comes; a refusal is an answer like any other. Gives the first answer. */
export async function askFilter(
  ctx: CheckContext,
  operation: AskedList,
  { step, conditions }: SentFilter,
  own: readonly ListItem[],
): Promise<Exchange> {
  const request = { operation, query: { filter: conditions, page_size: large_page } };
  const from = await ctx.call('owner', request, `${step}/1`);
  if (!from.decoded?.page) return from;
  const until = own.map((item) => String(item[key_fields[operation]!]));
  await walk(ctx, { caller: 'owner', request, step, from, until, max_pages: most_pages });
  return from;
}
