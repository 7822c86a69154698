/** Filters a list down to one data set of the suite, where the target takes such a filter. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { ownQuery } from '../models/own-items.ts';
import type { CheckContext } from '../suite/context.ts';
import type { DataSet } from '../suite/data-set.ts';
import { answerOrStop } from './answer-or-stop.ts';

/**
 * The query that narrows the list of assets to the set; an empty one where the filter is refused by itself, so that no
 * refusal of it is taken for one of what is asked for besides. The step is `narrowing`.
 */
export async function narrowingQuery(ctx: CheckContext, data: DataSet): Promise<CanonicalQuery> {
  const query = ownQuery(data);
  const taken = await ctx.once(`narrowing ${data.mime_type}`, async () => {
    const { exchange } = await answerOrStop(() => ctx.call('owner', { operation: 'listAssets', query }, 'narrowing'));
    return exchange?.decoded?.page !== undefined;
  });
  return taken ? query : {};
}
