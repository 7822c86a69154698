import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, pageSize, setSize, sortKey } from '../../arbitraries/lists.ts';
import { givenIds, ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeComplete, readWalk, walkCodes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  items: number;
  page_size: number;
  sort: SortKey | null;
}

interface Notes {
  data: DataSet;
}

export const backwardWalk = check<Case, Notes>({
  id: 'pagination/backward-walk',
  title: 'A walk along previous meets each item exactly once',
  how: 'From the last page, `previous` is followed to the start: each own item must be met exactly once. The items of a backward page are compared as a set.',
  clauses: ['pagination.backward-walk', 'pagination.walk-ends', 'pagination.cursor-url-followable'],
  codes: walkCodes('pagination.backward-walk'),
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ items: setSize(), page_size: pageSize(), sort: sortKey() }), 12),
    // Two pages back, and more than one item on each: what is cut off at the wrong end shows there alone.
    named: [{ items: 5, page_size: 2, sort: null }],
  }),
  async run(ctx, { items, page_size, sort }) {
    const data = await ctx.shared('owner', assetSpecs(items));
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    const request = { operation: 'listAssets' as const, query };
    const forward = await walk(ctx, { caller: 'owner', request, step: 'forward' });
    if (readWalk(forward, 'next').ended !== 'end') return { data };
    // A list may end in an empty page, which need not lead back.
    const last = forward.findLast((exchange) => exchange.decoded!.page!.items.length > 0);
    if (!last) return { data };
    await walk(ctx, {
      caller: 'owner',
      request,
      step: 'backward',
      link: 'previous',
      from: last,
      until: ownIds(data),
    });
    return { data };
  },
  control(evidence) {
    const own = new Set(ownIds(evidence.notes.data));
    const forward = walkResult(evidence, 'forward');
    // Another check judges the way forward.
    if (forward.ended !== 'end') return 'the walk forward found no last page to walk back from';
    return whyUnfinished(backward(evidence), own);
  },
  judge(evidence, tally) {
    return judgeComplete(backward(evidence), givenIds(evidence.notes.data), tally);
  },
});

/** The last page with items of the walk forward is the first page of the walk backward. */
function backward(evidence: Evidence<Case, Notes>) {
  const last = walkResult(evidence, 'forward').pages.findLast((page) => page.ids.length > 0);
  const further = evidence.exchanges.filter((exchange) => exchange.step.startsWith('backward/'));
  return readWalk(last ? [last.exchange, ...further] : further, 'previous');
}
