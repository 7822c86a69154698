/** Pages as large as a list takes them. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { large_page } from '../models/list-items.ts';
import { areBoundsTold, sizeQuery } from '../models/page-sizes.ts';
import type { Caller, CheckContext, RequestDraft } from '../suite/context.ts';

/** A page size that the list takes; none where its bounds are not told and it refuses one so large. */
export async function largeQuery(ctx: CheckContext, by: Caller, request: RequestDraft): Promise<CanonicalQuery> {
  const { operation, path = {}, query } = request;
  const large = sizeQuery(ctx.facts, operation, large_page);
  if (large.page_size === undefined || areBoundsTold(ctx.facts, operation)) return large;
  return ctx.once(`large pages of ${[operation, ...Object.values(path)].join(' ')}`, async () => {
    const asked = await ctx.call(by, { ...request, query: { ...query, ...large } }, 'large');
    return asked.decoded?.outcome === 'refusal' ? {} : large;
  });
}
