import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, sortKey } from '../../arbitraries/lists.ts';
import { givenIds, ownQuery } from '../../models/own-items.ts';
import { judgeComplete, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  items: number;
  page_size: number;
  sort: SortKey | null;
}

interface Notes {
  /** Ids of the assets that the walk must show. */
  lasting: readonly string[];
}

export const cursorSurvivesDeletion = check<Case, Notes>({
  id: 'pagination/cursor-survives-deletion',
  title: 'A cursor goes on working when its item is deleted',
  how: 'The last item of page one, at which the cursor stands, is deleted; the walk must go on and meet each item after it once.',
  clauses: ['pagination.cursor-survives-deletion', 'pagination.walk-ends', 'pagination.cursor-url-followable'],
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    drawn(
      fc
        .record({ items: fc.integer({ min: 2, max: 6 }), page_size: fc.integer({ min: 1, max: 4 }), sort: sortKey() })
        .filter(({ items, page_size }) => page_size < items),
      8,
    ),
  async run(ctx, { items, page_size, sort }) {
    const data = await ctx.fresh('owner', assetSpecs(items));
    const ids = givenIds(data);
    let lasting = ids;
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ids,
      async between(page, exchange) {
        const last = exchange.decoded?.page?.items.findLast((item) => ids.includes(String(item.id)));
        if (page !== 1 || !last) return;
        // It was met on page one; whether a later page still shows it is not asked.
        lasting = ids.toSpliced(ids.indexOf(String(last.id)), 1);
        await ctx.call('owner', { operation: 'deleteAsset', path: { id: String(last.id) } }, 'delete');
      },
    });
    return { lasting };
  },
  control(evidence) {
    const deletion = evidence.exchanges.find(({ step }) => step === 'delete');
    if (deletion && deletion.decoded?.outcome !== 'success') {
      return `the asset at the cursor could not be deleted (status ${deletion.received?.status})`;
    }
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(evidence.notes.lasting));
  },
  judge(evidence, tally) {
    const lasting = evidence.notes.lasting;
    return judgeComplete(walkResult(evidence, 'walk'), lasting, tally, 'pagination.cursor-survives-deletion');
  },
});
