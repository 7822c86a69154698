import { allowed } from '../../acts/allowed.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, type ForwardWalk, forwardWalk } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, callersOf } from '../../models/callers.ts';
import { createdCount, ownIds, ownQuery } from '../../models/own-items.ts';
import { statusOf } from '../../models/steps.ts';
import { judgeGoesOn, next_codes, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Notes {
  data: DataSet;
}

interface Case extends ForwardWalk {
  /** Makes the items and walks; left out, the owner. */
  by?: Caller;
}

export const nextThenPrevious = check<Case, Notes>({
  id: 'pagination/next-then-previous',
  title: 'next and then previous lead back to the same page',
  how: '`next` and then `previous` are followed: they must lead back to the items of the page one came from, in any order, for others too.',
  clauses: ['pagination.next-then-previous', 'pagination.walk-complete', 'pagination.backward-flag'],
  codes: {
    ...next_codes,
    'no-previous': {
      clause: 'pagination.next-then-previous',
      message: 'A page that was reached by next names no previous page.',
    },
    'another-page': {
      clause: 'pagination.next-then-previous',
      message: 'The URL in previous leads to other items than those of the page before.',
    },
    'not-backward': {
      clause: 'pagination.backward-flag',
      message: 'The URL in previous leads to items that no page before has shown.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    const others = callersOf(facts).filter((by) => by !== 'owner');
    const plain = { items: 3, page_size: 1, forward: 1, sort: null };
    return { ...drawn<Case>(forwardWalk(), 16), named: others.map((by) => ({ ...plain, by })) };
  },
  async run(ctx, { items, page_size, forward, sort, by: caller = 'owner' }) {
    const data = await allowed(ctx, caller, () => ctx.shared(caller, assetSpecs(items)));
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    const request = { operation: 'listAssets' as const, query, ...actsIn(ctx.facts, caller) };
    const pages = await walk(ctx, { caller, request, step: 'walk', filled_pages: forward + 1 });
    const turn = turnOf(pages);
    const previous = turn?.decoded?.page?.previous;
    if (turn && typeof previous === 'string') await ctx.follow(caller, previous, turn, 'back');
    return { data };
  },
  control(evidence) {
    const { pages, ended } = walkResult(evidence, 'walk');
    const is_lost = ended === 'unfinished' && !pages.some((page, index) => index > 0 && page.ids.length > 0);
    return is_lost ? `of ${pages.length} pages, none behind the first held anything` : undefined;
  },
  judge(evidence, tally) {
    const own = new Set(ownIds(evidence.notes.data));
    const { pages } = walkResult(evidence, 'walk');
    const turn = pages.findLastIndex((page, index) => index > 0 && page.ids.length > 0);
    const from = pages.slice(0, Math.max(0, turn)).findLast((page) => page.ids.length > 0) ?? pages[turn - 1];
    if (!from) return judgeGoesOn(pages, createdCount(evidence.notes.data), tally);
    const back = evidence.exchanges.find((exchange) => exchange.step === 'back');
    const expected = from.ids.filter((id) => own.has(id));
    const met = (back?.decoded?.page?.items ?? []).map((item) => String(item.id)).filter((id) => own.has(id));
    // Its size may be another: then it holds the nearest items of that page, or all of them and some before.
    const near = met.length < expected.length ? isWithin(met, expected) : isWithin(expected, met);
    // Items that no page before has shown lie further on.
    const met_before = pages.slice(0, turn).flatMap(({ ids }) => ids);
    const beyond = tally.compared(!isWithin(met, met_before));
    const where = { expected, pointer: '/previous' };
    if (!back) {
      const message = `page ${turn + 1}, reached by next, names no previous page`;
      return tally.broken('no-previous', { ...where, at: pages[turn]!.exchange, message, actual: null });
    }
    if (back.decoded?.page && near && !beyond) return [];
    return tally.broken(beyond ? 'not-backward' : 'another-page', {
      ...where,
      at: back,
      message: `previous of page ${turn + 1} shows ${beyond ? 'items that no page before it has shown' : `other items than page ${turn}`}`,
      actual: back.decoded?.page ? met : statusOf(back),
    });
  },
});

/**
 * The page to turn round at: the last that holds anything. A list may end in an empty page, which need not lead back.
 */
function turnOf(pages: readonly Exchange[]): Exchange | undefined {
  return pages.findLast((exchange, index) => index > 0 && (exchange.decoded?.page?.items.length ?? 0) > 0);
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((id) => all.includes(id));
}
