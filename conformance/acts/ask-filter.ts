/**
 * Asks a list for the items that meet conditions. Acts and records only; `conformance/models/filtering.ts` reads it.
 */
import type { SentFilter } from '../models/filtering.ts';
import { keyField } from '../models/list-items.ts';
import type { ListSubject } from '../models/list-subjects.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { FoundList } from './found-list.ts';
import { walk } from './walk.ts';

/** A list that holds those of others too may be long; a filter without effect shows itself on the first pages. */
const most_among_others = 8;
const most_pages = 25;

/** Sends a filter and walks what comes; a refusal is an answer like any other. Gives the first answer. */
export async function askFilter(
  ctx: CheckContext,
  { list, by }: ListSubject,
  { request: plain, large, items, own }: FoundList,
  { step, conditions }: SentFilter,
): Promise<Exchange> {
  const request = { ...plain, query: { ...large, filter: conditions } };
  const from = await ctx.call(by, request, `${step}/1`);
  if (!from.decoded?.page) return from;
  const until = items.map((item) => String(item[keyField(list)]));
  await walk(ctx, { caller: by, request, step, from, until, max_pages: own ? most_among_others : most_pages });
  return from;
}
