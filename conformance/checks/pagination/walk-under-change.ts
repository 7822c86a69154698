import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, sortKey } from '../../arbitraries/lists.ts';
import { keysOn } from '../../models/list-items.ts';
import { givenIds, ownQuery } from '../../models/own-items.ts';
import { statusOf, stepsOf } from '../../models/steps.ts';
import { fileName } from '../../models/uploadable.ts';
import { judgeComplete, walkCodes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  items: number;
  page_size: number;
  sort: SortKey | null;
  /** After which page something happens. */
  after_page: number;
  /**
   * `create`: a new asset of the set appears. `delete`: the item of this index, in the order of creation, goes, or the one
   * at the end of the page, where its cursor stands.
   */
  change: { kind: 'create' } | { kind: 'delete'; index: number | 'at_cursor' };
}

interface Notes {
  /** Ids of the assets that the walk must show. */
  lasting: readonly string[];
  /** Of those on the page before the turn, the ones that the way back must show. */
  before?: readonly string[];
}

const of_any = 'pagination.walk-under-change';
const of_cursor = 'pagination.cursor-survives-deletion';
const of_both = ['pagination.walk-ends', 'pagination.cursor-url-followable'];
const most_hops = 10;

export const walkUnderChange = check<Case, Notes>({
  id: 'pagination/walk-under-change',
  title: 'Items that last are met once while others come and go, also at the cursor',
  how: 'During a walk an asset is created or deleted, also at the cursor: each item that lasts must be met once, and `previous` lead back past a deleted one.',
  clauses: [of_any, of_cursor, ...of_both],
  codes: {
    ...walkCodes(of_any),
    'no-way-back': {
      clause: of_cursor,
      message: 'The URL in previous of a page whose first item was deleted does not lead back to the items before it.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    // An item that was read goes, in the usual order and in another; a new one comes; and the one at the cursor goes.
    named: [
      { items: 5, page_size: 2, sort: null, after_page: 1, change: { kind: 'delete', index: 4 } },
      {
        items: 5,
        page_size: 1,
        sort: { field: 'name', direction: 'asc' },
        after_page: 2,
        change: { kind: 'delete', index: 1 },
      },
      { items: 5, page_size: 2, sort: null, after_page: 1, change: { kind: 'create' } },
      { items: 3, page_size: 1, sort: null, after_page: 1, change: { kind: 'delete', index: 'at_cursor' } },
    ],
    ...drawn(
      fc
        .record({
          items: fc.integer({ min: 2, max: 7 }),
          page_size: fc.integer({ min: 1, max: 4 }),
          sort: sortKey(),
          after_page: fc.integer({ min: 1, max: 3 }),
          change: fc.oneof(
            fc.constant({ kind: 'create' as const }),
            fc.record({ kind: fc.constant('delete' as const), index: fc.integer({ min: 0, max: 6 }) }),
            { arbitrary: fc.constant({ kind: 'delete' as const, index: 'at_cursor' as const }), weight: 3 },
          ),
        })
        // The change must come while there are pages left to read.
        .filter(({ items, page_size, after_page }) => page_size * after_page < items),
      9,
    ),
  }),
  async run(ctx, { items, page_size, sort, after_page, change }) {
    const data = await ctx.data.fresh('owner', assetSpecs(items));
    const ids = givenIds(data);
    let lasting = ids;
    const pages = await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query: { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) } },
      step: 'walk',
      until: ids,
      async between(page, exchange) {
        if (page !== after_page) return;
        if (change.kind === 'create') {
          const filename = fileName(ctx.facts, `${data.prefix}n99`);
          const body = { filename, mime_type: data.mime_type, size_bytes: 1002 };
          await ctx.call('owner', { operation: 'createAssetUpload', body }, 'change');
          return;
        }
        const id = change.index === 'at_cursor' ? idsOn(exchange, ids).at(-1) : ids[change.index % ids.length];
        if (id === undefined) return;
        // A later page may show it or not.
        lasting = ids.toSpliced(ids.indexOf(id), 1);
        await ctx.call('owner', { operation: 'deleteAsset', path: { id } }, 'delete');
        await ctx.time.settle();
      },
    });
    const turns = isAtCursor(change) ? pages.slice(after_page - 1) : [];
    return { lasting, ...(await goBack(ctx, turns, lasting)) };
  },
  control(evidence) {
    const deletion = evidence.exchanges.find(
      ({ step, decoded }) => step.startsWith('delete') && decoded?.outcome !== 'success',
    );
    if (deletion) return `an asset of the list could not be deleted (${statusOf(deletion)})`;
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(evidence.notes.lasting));
  },
  judge(evidence, tally) {
    const forward = judgeComplete(walkResult(evidence, 'walk'), evidence.notes.lasting, tally);
    if (forward.length === 0) return judgeBack(evidence, tally);
    const clause = isAtCursor(evidence.case.change) ? of_cursor : of_any;
    return forward.map((one) => (one.clause === of_any ? { ...one, clause } : one));
  },
  // An item deleted at the cursor is deleted during the walk, too.
  covers: ({ case: { change } }) => [of_any, ...(isAtCursor(change) ? [of_cursor] : []), ...of_both],
});

function isAtCursor(change: Case['change']): boolean {
  return change.kind === 'delete' && change.index === 'at_cursor';
}

function idsOn(page: Exchange | undefined, among: readonly string[]): string[] {
  return page ? keysOn(page).filter((id) => among.includes(id)) : [];
}

/** The way back begins at the first item of the page behind, which is deleted. The steps are `delete-turn` and `back/1` … */
async function goBack(
  ctx: CheckContext,
  [one, two]: readonly Exchange[],
  lasting: readonly string[],
): Promise<Pick<Notes, 'before'>> {
  const [before, [turn]] = [idsOn(one, lasting), idsOn(two, lasting)];
  const previous = two?.decoded?.page?.previous;
  if (before.length === 0 || turn === undefined || typeof previous !== 'string') return {};
  await ctx.call('owner', { operation: 'deleteAsset', path: { id: turn } }, 'delete-turn');
  let from = two!;
  let url: string | null | undefined = previous;
  // A short page may hold nothing but what was deleted just now and still shows.
  for (let hop = 1; typeof url === 'string' && hop <= most_hops; hop++) {
    from = await ctx.follow('owner', url, from, `back/${hop}`);
    url = idsOn(from, before).length > 0 ? undefined : from.decoded?.page?.previous;
  }
  return { before };
}

function judgeBack(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { before = [] } = evidence.notes;
  const way = stepsOf(evidence, 'back');
  const back = way.at(-1);
  const page = back?.decoded?.page;
  const met = way.flatMap(keysOn);
  const is_met = before.some((id) => met.includes(id));
  // A page of others that leads further back is no end.
  if (!back?.received || (!is_met && page && page.previous !== null)) return [];
  return tally.holds(is_met, 'no-way-back', {
    at: back,
    message: 'previous of a page whose first item was deleted meanwhile does not lead back to the items before it',
    expected: before,
    actual: page ? met : statusOf(back),
    pointer: '/previous',
  });
}
