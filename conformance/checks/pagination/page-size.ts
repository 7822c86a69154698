import fc from 'fast-check';
import { assetSpecs, pageSize, setSize } from '../../arbitraries/lists.ts';
import { ownQuery } from '../../models/own-items.ts';
import { judgeSize, page_size_codes } from '../../models/page-sizes.ts';
import { statusOf } from '../../models/steps.ts';
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
  codes: {
    ...page_size_codes,
    'page-size-refused': { clause: 'pagination.page-size', message: 'A page size within 1 to 500 gets no page.' },
  },
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
    // A bound that is written wrongly, or another one that is kept, shows here.
    named: [1, 2, 20, 50, 51, 100, 101, 255, 256, 257, 499, 500].map((page_size) => ({
      items: 3,
      page_size,
      narrowed: false,
    })),
  }),
  async run(ctx, { items, page_size, narrowed }) {
    const data = await ctx.data.shared('owner', assetSpecs(items));
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
    const at = evidence.exchanges.find(({ step }) => step === 'page')!;
    if (at.decoded?.page) return judgeSize(at, page_size, tally);
    // A refused filter says nothing about the page size.
    if (narrowed) return [];
    const message = `a page size of ${page_size}, which is within 1 to 500, gets no page`;
    return tally.broken('page-size-refused', { at, message, expected: 'a page', actual: statusOf(at) });
  },
});
