/** Walks a list by its own cursor URLs. Acts and records only; `conformance/models/walk.ts` reads the result. */
import { keysOn } from '../models/list-items.ts';
import type { Caller, CheckContext, RequestDraft } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';

/** Pages of one walk at the most: a list that narrows by filter may answer many short pages before it ends. */
export const max_walk_pages = 60;

export interface WalkPlan {
  caller: Caller;
  /** The request of the first page. */
  request: RequestDraft;
  /** Begins the step of each page: `walk` gives `walk/1`, `walk/2` … */
  step: string;
  /**
   * Among others' items, the walk may end one page after all of these; else it goes to the end of the list.
   */
  until?: readonly string[];
  /** `previous` walks from a page given by `from` towards the start. */
  link?: 'next' | 'previous';
  /** Starts at this page, already read, instead of requesting the first one. */
  from?: Exchange;
  max_pages?: number;
  /** Ends after so many pages that hold anything: some of a list may be empty. */
  filled_pages?: number;
  /** Called after each page, before the next one is requested. */
  between?(page: number, exchange: Exchange): Promise<void>;
}

/**
 * Requests page after page until a page names no further one, a URL repeats, a page is refused, or the bound is met.
 * A first page that is refused although an open feature (filter, sort, projection, embed) was asked for ends the case:
 * the target need not offer it.
 */
export async function walk(ctx: CheckContext, plan: WalkPlan): Promise<Exchange[]> {
  const link = plan.link ?? 'next';
  const own = new Set(plan.until);
  const wanted = new Set(own);
  let foreign = false;
  const requested = new Set<string>();
  const pages: Exchange[] = [];
  let filled = 0;
  let exchange = plan.from ?? (await ctx.call(plan.caller, plan.request, `${plan.step}/1`));
  for (let page = 1; ; page++) {
    pages.push(exchange);
    const found = exchange.decoded?.page;
    if (!found) {
      if (page === 1) refuseGently(ctx, plan.request, exchange);
      return pages;
    }
    await plan.between?.(page, exchange);
    // Among nothing but own items the end is near: go to it. Among others', one page more than needed will do.
    const done = plan.until !== undefined && wanted.size === 0 && foreign;
    for (const key of keysOn(exchange)) {
      wanted.delete(key);
      if (!own.has(key)) foreign = true;
    }
    if (found.items.length > 0) filled += 1;
    const url = found[link];
    const is_bounded = page === (plan.max_pages ?? max_walk_pages) || filled === plan.filled_pages;
    if (url === null || requested.has(url) || is_bounded || done) return pages;
    requested.add(url);
    exchange = await ctx.followToPage(plan.caller, url, exchange, `${plan.step}/${page + 1}`);
  }
}

/** Ends the case where a query feature is refused that the specification leaves to the target. */
function refuseGently(ctx: CheckContext, request: RequestDraft, exchange: Exchange): void {
  const { filter, sort, fields, embed } = request.query ?? {};
  const asked = Object.entries({ filter, sort, fields, embed }).filter(([, value]) => value !== undefined);
  if (asked.length === 0 || exchange.decoded?.outcome !== 'refusal') return;
  const words = asked.map(([role, value]) => `${role} ${JSON.stringify(value)}`).join(', ');
  ctx.stop(
    'not-claimed',
    `${request.operation} refuses ${words} with ${exchange.received?.status}, as the specification permits`,
  );
}
