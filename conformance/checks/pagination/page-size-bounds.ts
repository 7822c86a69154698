import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
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
  how: 'Pages of sizes outside 1 to 500 are asked for: they may be refused or clamped, and no page may hold more than 500 items. Which of the two is observed, and judged where it is declared.',
  clauses: ['pagination.at-most-500', 'pagination.page-size'],
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
    const page = evidence.exchanges[0]?.decoded?.page;
    if (!page || page.items.length > 0) return undefined;
    return { verdict: 'not-claimed', reason: `${evidence.case.operation} lists nothing, however much is asked for` };
  },
  judge(evidence, tally) {
    const { operation, page_size } = evidence.case;
    const [exchange] = evidence.exchanges;
    const items = exchange?.decoded?.page?.items;
    const at: { operation: OperationId; exchange?: number } = { operation, exchange: exchange?.number };
    if (!items && page_size >= 1 && page_size <= 500) {
      return [
        {
          code: 'bound-refused',
          clause: 'pagination.page-size',
          message: `a page size of ${page_size}, the bound itself, gets no page`,
          expected: 'a page',
          actual: `status ${exchange?.received?.status}`,
          ...at,
        },
      ];
    }
    if (!items || tally.compared(items.length <= 500)) return [];
    return [
      {
        code: 'more-than-500',
        clause: 'pagination.at-most-500',
        message: `asked for ${page_size} items, the page holds ${items.length}`,
        expected: { at_most: 500 },
        actual: { items: items.length },
        pointer: '/items',
        ...at,
      },
    ];
  },
  observe(evidence) {
    const { operation, page_size } = evidence.case;
    if (page_size >= 1 && page_size <= 500) return [];
    const outcome = evidence.exchanges[0]?.decoded?.outcome;
    const value = outcome === 'success' ? 'clamped' : 'refused';
    return [{ choice: 'lists.page_size_out_of_range', operation, value }];
  },
});
