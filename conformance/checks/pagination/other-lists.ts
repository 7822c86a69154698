import fc from 'fast-check';
import { listRequest, offeredLists } from '../../acts/list-requests.ts';
import { walk } from '../../acts/walk.ts';
import { judgeSize, page_size_codes, sizeQuery } from '../../models/page-sizes.ts';
import { type FoundList, firstKeys, found_lists, keyField } from '../../models/paged-lists.ts';
import { exchangeAt, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { judgeComplete, readWalk, type WalkResult, walk_codes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: FoundList;
  page_size: number;
}

const large_page = 50;

/**
 * Lists that the suite finds as they are. Items that stand at the beginning before and after must be met once on a walk in
 * small pages, and once on the way back; from page two, `previous` and `first` lead to page one.
 */
export const otherLists = check<Case>({
  id: 'pagination/other-lists',
  title: 'Asset types, event types and deliveries have the pages of one list',
  how: 'Each list is read in a large page, walked in small ones and back, and read again: items that were there before and after must be met once each way.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.at-most-page-size',
    'pagination.backward-walk',
    'pagination.next-then-previous',
    'pagination.first-starts-again',
  ],
  codes: {
    ...walk_codes,
    ...page_size_codes,
    'another-page': {
      clause: 'pagination.next-then-previous',
      message: 'The URL in previous leads to other items than those of the page before.',
    },
    'not-the-first-page': {
      clause: 'pagination.first-starts-again',
      message: 'The URL in first leads to other items than page 1 showed.',
    },
  },
  since: '0.1.0',
  operations: ['listAssetTypes'],
  needs: { principals: ['owner'], writes: 'unless_read_only' },
  cases(facts) {
    const lists = offeredLists(facts, found_lists);
    const operation = fc.constantFrom(...(lists.length > 0 ? lists : (['listAssetTypes'] as const)));
    const named = lists.map((one) => ({ operation: one, page_size: 2 }));
    return { ...drawn(fc.record({ operation, page_size: fc.integer({ min: 1, max: 4 }) }), 4), named };
  },
  async run(ctx, { operation, page_size }) {
    const plain = await listRequest(ctx, operation);
    const sized = (size: number) => ({
      ...plain,
      query: sizeQuery(ctx.facts, operation, size),
    });
    const whole = { caller: 'owner' as const, request: sized(large_page), max_pages: 2 };
    const before = readWalk(await walk(ctx, { ...whole, step: 'before' }), 'next', keyField(operation));
    const request = sized(page_size);
    const until = keyField(operation) === 'id' ? { until: firstKeys(before) } : {};
    const pages = await walk(ctx, { caller: 'owner', request, step: 'walk', ...until });
    const last = pages.findLast(({ decoded }) => (decoded?.page?.items.length ?? 0) > 0);
    if (last && pages.length > 1) {
      await walk(ctx, { caller: 'owner', request, step: 'back', link: 'previous', from: last });
    }
    const second = pages[1];
    const first = second?.decoded?.page?.first;
    if (second && typeof first === 'string') await ctx.follow('owner', first, second, 'first');
    await walk(ctx, { ...whole, step: 'after' });
  },
  control(evidence) {
    const failed = serverError(evidence);
    if (failed) return failed;
    if (lasting(evidence).length === 0) {
      const { operation } = evidence.case;
      const is_empty = operation === 'listAssetTypes' && isSuccess(exchangeAt(evidence, 'before/1'));
      return is_empty ? { verdict: 'not-claimed', reason: 'the target has no asset types' } : 'the list shows nothing';
    }
    if (isInOnePiece(evidence)) {
      const reason = `${evidence.case.operation} comes without cursors, which is permitted`;
      return { verdict: 'not-claimed', reason };
    }
    return whyUnfinished(walkOf(evidence, 'walk'), new Set(lasting(evidence)));
  },
  judge: (evidence, tally) => {
    const lost = judgeComplete(walkOf(evidence, 'walk'), lasting(evidence), tally);
    return lost.length > 0
      ? lost
      : [...judgeSizes(evidence, tally), ...judgeBack(evidence, tally), ...judgeFirst(evidence, tally)];
  },
});

function walkOf(evidence: Evidence<Case>, step: string, link: 'next' | 'previous' = 'next'): WalkResult {
  return walkResult(evidence, step, { link, key: keyField(evidence.case.operation) });
}

/** Items that stood there before and after everything else. */
function lasting(evidence: Evidence<Case>): string[] {
  const after = new Set(walkOf(evidence, 'after').pages.flatMap((page) => page.ids));
  return firstKeys(walkOf(evidence, 'before')).filter((key) => after.has(key));
}

/** The envelope is demanded of asset types; the other lists may have a wrapping of their own. */
function isInOnePiece(evidence: Evidence<Case>): boolean {
  const page = exchangeAt(evidence, 'walk/1')?.decoded?.page;
  return evidence.case.operation !== 'listAssetTypes' && !page?.first && !page?.next && !page?.previous;
}

/** The size of pages is stated for asset types. */
function judgeSizes(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { operation, page_size } = evidence.case;
  const page = walkOf(evidence, 'walk').pages[0];
  return operation === 'listAssetTypes' && page ? judgeSize(page.exchange, page_size, tally) : [];
}

/** Each lasting item once on the way back, the first step of which leads to the page before. */
function judgeBack(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { operation } = evidence.case;
  const forward = walkOf(evidence, 'walk');
  const turn = forward.pages.findLastIndex((page) => page.ids.length > 0);
  const further = stepsOf(evidence, 'back');
  if (turn < 1) return [];
  const back = readWalk([forward.pages[turn]!.exchange, ...further], 'previous', keyField(operation));
  const kept = lasting(evidence);
  const seen = forward.pages.slice(0, turn + 1).flatMap((page) => page.ids);
  const due = kept.filter((key) => seen.includes(key));
  const lost = judgeComplete(back, due, tally).map((one) =>
    one.clause === 'pagination.walk-complete' ? { ...one, clause: 'pagination.backward-walk' } : one,
  );
  if (lost.length > 0) return lost;
  const before = forward.pages.slice(0, turn).findLast((page) => page.ids.length > 0);
  const met = back.pages.slice(1).find((page) => page.ids.length > 0);
  const [expected, shown] = [before, met].map((page) => (page?.ids ?? []).filter((key) => kept.includes(key)));
  // Its size may be another: then it holds the nearest items of that page, or all of them and some before.
  if (isWithin(expected!, shown!)) return [];
  return tally.holds(isWithin(shown!, expected!), 'another-page', {
    at: met?.exchange,
    message: `previous of page ${turn + 1} of ${operation} shows other items than the page before it`,
    expected,
    actual: shown,
    operation,
    pointer: '/previous',
  });
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((key) => all.includes(key));
}

/** Page one again where `first` leads, on a list whose beginning did not change meanwhile. */
function judgeFirst(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { operation } = evidence.case;
  const first = exchangeAt(evidence, 'first');
  const [page_one] = walkOf(evidence, 'walk').pages;
  const [before, after] = ['before', 'after'].map((step) => firstKeys(walkOf(evidence, step)));
  if (!first || !page_one || before!.join() !== after!.join()) return [];
  const shown = first.decoded?.page?.items.map((item) => String(item[keyField(operation)]));
  if (shown && (isWithin(page_one.ids, shown) || (shown.length > 0 && tally.compared(isWithin(shown, page_one.ids)))))
    return [];
  return tally.broken('not-the-first-page', {
    at: first,
    message: `first of page 2 of ${operation} leads to other items than page 1 showed`,
    expected: page_one.ids,
    actual: shown ?? statusOf(first),
    pointer: '/first',
  });
}
