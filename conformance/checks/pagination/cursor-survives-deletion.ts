import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, sortKey } from '../../arbitraries/lists.ts';
import { givenIds, ownQuery } from '../../models/own-items.ts';
import { statusOf } from '../../models/steps.ts';
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
}

interface Notes {
  /** Ids of the assets that the walk must show. */
  lasting: readonly string[];
  /** Of those on page one, the ones that the way back from page two must show. */
  before?: readonly string[];
}

export const cursorSurvivesDeletion = check<Case, Notes>({
  id: 'pagination/cursor-survives-deletion',
  title: 'A cursor goes on working when its item is deleted',
  how: 'The last item of page one is deleted, and the walk must meet each further item once; the first of page two goes then, and `previous` must still lead back.',
  clauses: ['pagination.cursor-survives-deletion', 'pagination.walk-ends', 'pagination.cursor-url-followable'],
  codes: {
    ...walkCodes('pagination.cursor-survives-deletion'),
    'no-way-back': {
      clause: 'pagination.cursor-survives-deletion',
      message: 'The URL in previous of a page whose first item was deleted does not lead back to the items before it.',
    },
  },
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
    const data = await ctx.data.fresh('owner', assetSpecs(items));
    const ids = givenIds(data);
    let lasting = ids;
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    const pages = await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ids,
      async between(page, exchange) {
        const last = exchange.decoded?.page?.items.findLast((item) => ids.includes(String(item.id)));
        if (page !== 1 || !last) return;
        // It was met on page one, and a later page may show it or not.
        lasting = ids.toSpliced(ids.indexOf(String(last.id)), 1);
        await ctx.call('owner', { operation: 'deleteAsset', path: { id: String(last.id) } }, 'delete');
        await ctx.time.settle();
      },
    });
    return { lasting, ...(await goBack(ctx, pages, lasting)) };
  },
  control(evidence) {
    const deletion = evidence.exchanges.find(
      ({ step, decoded }) => step.startsWith('delete') && decoded?.outcome !== 'success',
    );
    if (deletion) {
      return `the asset at the cursor could not be deleted (${statusOf(deletion)})`;
    }
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(evidence.notes.lasting));
  },
  judge(evidence, tally) {
    const forward = judgeComplete(walkResult(evidence, 'walk'), evidence.notes.lasting, tally);
    return forward.length > 0 ? forward : judgeBack(evidence, tally);
  },
});

/** The way back begins at the first item of page two, which is deleted. The steps are `delete-turn` and `back/1` … */
async function goBack(
  ctx: CheckContext,
  [one, two]: readonly Exchange[],
  lasting: readonly string[],
): Promise<Pick<Notes, 'before'>> {
  const idsOn = (page?: Exchange) =>
    page?.decoded?.page?.items.map(({ id }) => String(id)).filter((id) => lasting.includes(id)) ?? [];
  const [before, [turn]] = [idsOn(one), idsOn(two)];
  const previous = two?.decoded?.page?.previous;
  if (before.length === 0 || turn === undefined || typeof previous !== 'string') return {};
  await ctx.call('owner', { operation: 'deleteAsset', path: { id: turn } }, 'delete-turn');
  let from = two!;
  let url: string | null | undefined = previous;
  // A short page may hold nothing but what was deleted just now and still shows.
  for (let hop = 1; typeof url === 'string' && hop <= most_hops; hop++) {
    from = await ctx.follow('owner', url, from, `back/${hop}`);
    url = idsOn(from).some((id) => before.includes(id)) ? undefined : from.decoded?.page?.previous;
  }
  return { before };
}

const most_hops = 10;

function judgeBack({ exchanges, notes: { before = [] } }: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const way = exchanges.filter(({ step }) => step.startsWith('back/'));
  const back = way.at(-1);
  const page = back?.decoded?.page;
  const met = way.flatMap(({ decoded }) => decoded?.page?.items.map(({ id }) => String(id)) ?? []);
  const is_met = before.some((id) => met.includes(id));
  // A page of others that leads further back is no end.
  if (!back?.received || (!is_met && page && page.previous !== null)) return [];
  return tally.holds(is_met, 'no-way-back', {
    at: back,
    message: 'previous of page 2, whose first item was deleted meanwhile, does not lead back to the items before it',
    expected: before,
    actual: page ? met : statusOf(back),
    pointer: '/previous',
  });
}
