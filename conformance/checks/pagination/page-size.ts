import fc from 'fast-check';
import { assetSpecs, pageSize, setSize } from '../../arbitraries/lists.ts';
import { ownQuery } from '../../models/own-items.ts';
import { judgeSize, page_size_codes } from '../../models/page-sizes.ts';
import { exchangeAt, statusOf } from '../../models/steps.ts';
import { check, drawn, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

const lists = ['listAssets', 'listAssetTypes'] as const;

interface Case {
  operation: (typeof lists)[number];
  page_size: number;
  /** So many assets are made before, where they may be: 3 unless given. */
  items?: number;
  /** The list is narrowed to the suite's own items, and not all that is there. */
  narrowed?: boolean;
}

const [least, most] = [1, 500] as const;
/** A bound that is written wrongly, or another one that is kept, shows here. */
const within = [2, 20, 50, 51, 100, 101, 255, 256, 257, 499] as const;
/** These may be refused or cut down; what no page may do is hold more than 500. */
const outside = [501, 502, 1000, 100_000, 0, -1] as const;

export const pageSizeKept = check<Case>({
  id: 'pagination/page-size',
  title: 'A page holds at most as many items as were asked for, and never more than 500',
  how: 'Pages of sizes within, at and beyond the bounds 1 and 500 are asked for: those beyond may be refused or clamped, others must come, and none be too long.',
  clauses: ['pagination.page-size', 'pagination.at-most-page-size', 'pagination.at-most-500'],
  codes: {
    ...page_size_codes,
    'page-size-refused': { clause: 'pagination.page-size', message: 'A page size within 1 to 500 gets no page.' },
    'more-than-500': { clause: 'pagination.at-most-500', message: 'A page holds more than 500 items.' },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: lists },
  cases(facts) {
    const named = [least, most, ...outside].flatMap((page_size) =>
      lists.map((operation): Case => ({ operation, page_size })),
    );
    const further = within.map((page_size): Case => ({ operation: 'listAssets', page_size }));
    const offered = [...named, ...further].filter(({ operation }) => facts.operations.includes(operation));
    if (!makesAssets(facts)) return table(offered);
    const cases = fc.record({
      operation: fc.constant('listAssets' as const),
      items: setSize(),
      page_size: fc.oneof(pageSize(), fc.integer({ min: least, max: most })),
      narrowed: fc.boolean(),
    });
    return { ...drawn<Case>(cases, 12), named: offered };
  },
  async run(ctx, { operation, page_size, items = 3, narrowed }) {
    const is_made = operation === 'listAssets' && makesAssets(ctx.facts);
    const data = is_made ? await ctx.data.shared('owner', assetSpecs(items)) : undefined;
    const query = { ...(narrowed && data && ownQuery(data)), page_size };
    await ctx.call('owner', { operation, query }, 'page');
  },
  control(evidence) {
    const { operation } = evidence.case;
    const page = exchangeAt(evidence, 'page')?.decoded?.page;
    // Empty pages may come before others; one that ends the list leaves out what was just made.
    if (!page || page.items.length > 0 || page.next !== null) return undefined;
    if (operation === 'listAssets' && makesAssets(evidence.facts))
      return 'the list is empty, although assets were made';
    return { verdict: 'not-claimed', reason: `${operation} lists nothing, however much is asked for` };
  },
  judge(evidence, tally) {
    const { page_size, narrowed } = evidence.case;
    const at = exchangeAt(evidence, 'page');
    const items = at?.decoded?.page?.items;
    if (at && items && isWithin(page_size)) return judgeSize(at, page_size, tally);
    if (items) {
      return tally.holds(items.length <= most, 'more-than-500', {
        at,
        message: `asked for ${page_size} items, the page holds ${items.length}`,
        expected: { at_most: most },
        actual: { items: items.length },
        pointer: '/items',
      });
    }
    // A refused filter says nothing about the page size.
    if (narrowed || !isWithin(page_size)) return [];
    const message = `a page size of ${page_size}, which is within 1 to 500, gets no page`;
    return tally.broken('page-size-refused', { at, message, expected: 'a page', actual: statusOf(at) });
  },
  observe(evidence) {
    const { operation, page_size } = evidence.case;
    const outcome = exchangeAt(evidence, 'page')?.decoded?.outcome;
    if (isWithin(page_size) || outcome === undefined) return [];
    const value = outcome === 'success' ? 'clamped' : 'refused';
    return [{ choice: 'lists.page_size_out_of_range', operation, value }];
  },
});

function isWithin(page_size: number): boolean {
  return page_size >= least && page_size <= most;
}

function makesAssets({ operations, read_only }: Facts): boolean {
  return !read_only && (['listAssets', 'createAssetUpload'] as const).every((one) => operations.includes(one));
}
