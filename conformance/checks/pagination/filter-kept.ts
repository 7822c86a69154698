import fc from 'fast-check';
import { chosen } from '../../../src/choices/choices.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, pageSize, setSize } from '../../arbitraries/lists.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { stepsOf } from '../../models/steps.ts';
import { hasOwnTypes } from '../../models/uploadable.ts';
import { ownSequence, readWalk, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';

interface Case {
  items: number;
  page_size: number;
}

interface Notes {
  data: DataSet;
}

export const filterKept = check<Case, Notes>({
  id: 'pagination/filter-kept',
  title: 'The filter asked for holds on every page of a walk',
  how: 'Two sets of assets are made and one is asked for by a filter: assets of the other must stay out of every page, on the way back too.',
  clauses: ['pagination.cursor-keeps-query', 'filtering.only-matching'],
  codes: {
    'filter-without-effect': {
      clause: 'filtering.only-matching',
      level: 'declared',
      message: 'A filter has no effect, and the target file declares that unknown filters are refused.',
    },
    'filter-lost': {
      clause: 'pagination.cursor-keeps-query',
      message: 'A page behind the first of a filtered list, or on the way back, shows items that the filter keeps out.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ items: setSize(), page_size: pageSize() }), 9),
    // Without the filter, page one would hold others' assets, whatever else is there.
    named: [{ items: 2, page_size: 13 }],
  }),
  async run(ctx, { items, page_size }) {
    const unfiltered = 'the target does not filter assets by mime_type, as the specification permits';
    if (!isOffered(ctx.facts, 'filter', 'mime_type')) ctx.stop('not-claimed', unfiltered);
    if (!hasOwnTypes(ctx.facts)) ctx.stop('not-claimed', 'the target takes no two media types of the suite’s own');
    const data = await ctx.data.shared('owner', assetSpecs(items));
    // Another set beside it: there is always something that the filter must keep out.
    await ctx.data.shared('owner', assetSpecs(items === 3 ? 2 : 3));
    const request = { operation: 'listAssets' as const, query: { ...ownQuery(data), page_size } };
    const pages = await walk(ctx, { caller: 'owner', request, step: 'walk', max_pages: items + 3 });
    const [page_one] = pages;
    const last = pages.findLast(({ decoded }) => decoded?.page?.previous != null);
    if (last) {
      const back = { caller: 'owner' as const, request, step: 'back', link: 'previous' as const };
      await walk(ctx, { ...back, from: last, max_pages: items + 3 });
    }
    const strangers = page_one?.decoded?.page?.items.some((item) => item.mime_type !== data.mime_type);
    const promised = chosen(ctx.facts.choices, 'lists.unknown_filter', 'listAssets') === 'refused';
    if (strangers && !promised) ctx.stop('not-claimed', unfiltered);
    return { data };
  },
  control(evidence) {
    const own = new Set(ownIds(evidence.notes.data));
    return ownSequence(walkResult(evidence, 'walk'), own).length > 0
      ? undefined
      : 'the list shows none of the assets that the filter asks for';
  },
  judge(evidence, tally) {
    const { mime_type } = evidence.notes.data;
    const forward = walkResult(evidence, 'walk').pages;
    const back = readWalk(stepsOf(evidence, 'back'), 'previous').pages;
    for (const [index, page] of [...forward, ...back].entries()) {
      const strangers = page.items.filter((item) => tally.compared(item.mime_type !== mime_type));
      if (strangers.length === 0) continue;
      return tally.broken(index === 0 ? 'filter-without-effect' : 'filter-lost', {
        at: page.exchange,
        message: `${index < forward.length ? `page ${index + 1}` : 'a page on the way back'} of the list filtered by mime_type shows assets of other types`,
        expected: { mime_type },
        actual: strangers.slice(0, 3).map(({ id, mime_type: other }) => ({ id, mime_type: other })),
        pointer: '/items',
      });
    }
    return [];
  },
});
