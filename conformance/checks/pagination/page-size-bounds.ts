import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { exchangeAt, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  operation: 'listAssets' | 'listAssetTypes';
  page_size: number;
}

/** Both sides of each bound. Sizes outside may be refused or cut down; what no page may do is hold more than 500. */
const sizes = [500, 501, 502, 1000, 100_000, 1, 0, -1];

export const pageSizeBounds = check<Case>({
  id: 'pagination/page-size-bounds',
  title: 'No page holds more than 500 items, whatever was asked for',
  how: 'Pages of sizes at and beyond the bounds 1 and 500 are asked for: those beyond may be refused or clamped, and no page may hold more than 500 items.',
  clauses: ['pagination.at-most-500', 'pagination.page-size'],
  codes: {
    'page-size-refused': {
      clause: 'pagination.page-size',
      message: 'A page size that is a bound itself, 1 or 500, gets no page.',
    },
    'more-than-500': { clause: 'pagination.at-most-500', message: 'A page holds more than 500 items.' },
  },
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes'],
  needs: { principals: ['owner'] },
  cases: () =>
    table(
      (['listAssets', 'listAssetTypes'] as const).flatMap((operation) =>
        sizes.map((page_size) => ({ operation, page_size })),
      ),
    ),
  async run(ctx, { operation, page_size }) {
    await ctx.call('owner', { operation, query: { page_size } satisfies CanonicalQuery }, 'page');
  },
  control(evidence) {
    const page = exchangeAt(evidence, 'page')?.decoded?.page;
    if (!page || page.items.length > 0) return undefined;
    return { verdict: 'not-claimed', reason: `${evidence.case.operation} lists nothing, however much is asked for` };
  },
  judge(evidence, tally) {
    const { page_size } = evidence.case;
    const at = exchangeAt(evidence, 'page');
    const items = at?.decoded?.page?.items;
    if (!items && page_size >= 1 && page_size <= 500) {
      const message = `a page size of ${page_size}, the bound itself, gets no page`;
      return tally.broken('page-size-refused', { at, message, expected: 'a page', actual: statusOf(at) });
    }
    if (!items) return [];
    return tally.holds(items.length <= 500, 'more-than-500', {
      at,
      message: `asked for ${page_size} items, the page holds ${items.length}`,
      expected: { at_most: 500 },
      actual: { items: items.length },
      pointer: '/items',
    });
  },
  observe(evidence) {
    const { operation, page_size } = evidence.case;
    if (page_size >= 1 && page_size <= 500) return [];
    const outcome = exchangeAt(evidence, 'page')?.decoded?.outcome;
    const value = outcome === 'success' ? 'clamped' : 'refused';
    return [{ choice: 'lists.page_size_out_of_range', operation, value }];
  },
});
