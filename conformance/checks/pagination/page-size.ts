import fc from 'fast-check';
import { assetSpecs, pageSize, setSize } from '../../arbitraries/lists.ts';
import { ownQuery } from '../../models/own-items.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  items: number;
  page_size: number;
  /** Narrow the list to the suite's own items, or list all that is there. */
  narrowed: boolean;
}

export const pageSizeKept = check<Case>({
  id: 'pagination/page-size',
  title: 'A page holds at most as many items as were asked for',
  how: 'A page of a size from 1 to 500 is asked for: it must be answered, with at most as many items. Fewer are permitted.',
  clauses: ['pagination.page-size', 'pagination.at-most-page-size'],
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(
      fc.record({
        items: setSize(),
        page_size: fc.oneof(pageSize(), fc.integer({ min: 1, max: 500 })),
        narrowed: fc.boolean(),
      }),
      12,
    ),
    // Where a bound is written wrongly, or another one is kept, it is wrong here.
    named: [1, 2, 20, 50, 51, 100, 101, 255, 256, 257, 499, 500].map((page_size) => ({
      items: 3,
      page_size,
      narrowed: false,
    })),
  }),
  async run(ctx, { items, page_size, narrowed }) {
    const data = await ctx.shared('owner', assetSpecs(items));
    const query = { ...(narrowed && ownQuery(data)), page_size };
    await ctx.call('owner', { operation: 'listAssets', query }, 'page');
  },
  control(evidence) {
    const page = evidence.exchanges.find(({ step }) => step === 'page')?.decoded?.page;
    // Empty pages may come before others; one that ends the list leaves out what was just made.
    if (!page || page.items.length > 0 || page.next !== null) return undefined;
    return 'the list is empty, although assets were made';
  },
  judge(evidence, tally) {
    const { page_size, narrowed } = evidence.case;
    const exchange = evidence.exchanges.find(({ step }) => step === 'page')!;
    const at = { operation: 'listAssets' as const, exchange: exchange.number };
    const items = exchange.decoded?.page?.items;
    if (!items) {
      // A refused filter says nothing about the page size.
      if (narrowed) return [];
      return [
        {
          code: 'page-size-refused',
          clause: 'pagination.page-size',
          message: `a page size of ${page_size}, which is within 1 to 500, gets no page`,
          expected: 'a page',
          actual: `status ${exchange.received?.status}`,
          ...at,
        },
      ];
    }
    if (tally.compared(items.length <= page_size)) return [];
    return [
      {
        code: 'page-too-large',
        clause: 'pagination.at-most-page-size',
        message: `a page of size ${page_size} holds ${items.length} items`,
        expected: { at_most: page_size },
        actual: { items: items.length },
        pointer: '/items',
        ...at,
      },
    ];
  },
});
