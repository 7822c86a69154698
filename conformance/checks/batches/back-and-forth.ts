import fc from 'fast-check';
import { batchOf, itemsRequest, pageSizeQuery, readAll, readList } from '../../acts/finished-batch.ts';
import { walk } from '../../acts/walk.ts';
import { batchList, idsOf, unreadList } from '../../models/batch-items.ts';
import { exchangeAt, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { readWalk, type WalkedPage } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  page_size: number;
}

/** From the last page of a batch's list, `previous` leads back over every item, and `first` to the beginning. */
export const batchBackAndForth = check<Case>({
  id: 'batches/back-and-forth',
  title: 'Previous and first lead back through the list of a batch',
  how: 'The finished batch is walked in small pages to its end and back, and previous and first of an early page are followed; pages are compared as sets.',
  clauses: ['pagination.backward-walk', 'pagination.next-then-previous', 'pagination.first-starts-again'],
  codes: {
    'previous-refused': { clause: 'pagination.backward-walk', message: 'The previous URL of a page is refused.' },
    'item-repeated': {
      clause: 'pagination.backward-walk',
      message: 'Items are met more than once on the way back from the last page.',
    },
    'item-missing': {
      clause: 'pagination.backward-walk',
      message: 'Items are never met on the way back from the last page.',
    },
    'another-page': {
      clause: 'pagination.next-then-previous',
      message: 'Next and then previous lead to other items than those of the page before.',
    },
    'no-previous': {
      clause: 'pagination.next-then-previous',
      message: 'A page that is reached by next names no previous page.',
    },
    'not-the-first-page': {
      clause: 'pagination.first-starts-again',
      message: 'The first URL of a later page leads to other items than those of the first page.',
    },
    'no-first': { clause: 'pagination.first-starts-again', message: 'A later page names no first page.' },
  },
  since: '0.1.0',
  operations: ['listBatchItems'],
  needs: { principals: ['owner'] },
  cases: () => drawn(fc.record({ page_size: fc.integer({ min: 1, max: 5 }) }), 4),
  async run(ctx, { page_size }) {
    const batch_id = batchOf(ctx, 'finished');
    const query = pageSizeQuery(ctx.facts, page_size, await readAll(ctx, batch_id));
    const pages = await readList(ctx, batch_id, query, 'forward');
    const filled = pages.filter((exchange) => (exchange.decoded?.page?.items.length ?? 0) > 0);
    const turn = filled[2] ?? filled[1];
    const last = filled.at(-1);
    if (!turn || !last) {
      return ctx.stop('not-claimed', 'the whole batch fits on one page of the smallest size that can be asked for');
    }
    const request = itemsRequest(batch_id, query);
    await walk(ctx, { caller: 'owner', request, step: 'back', link: 'previous', from: last });
    const { previous, first } = turn.decoded!.page!;
    // The walk back has been there where it began on this page, and a cursor may be good for one use.
    if (previous !== null && turn !== last) await ctx.follow('owner', previous, turn, 'previous');
    if (first === null) return;
    const again = await ctx.follow('owner', first, turn, 'again/1');
    const enough = idsOf(filled[0]!.decoded!.page!.items);
    await walk(ctx, { caller: 'owner', request, step: 'again', from: again, until: enough });
  },
  control(evidence) {
    const lost = 'the walk forward did not come to the end of the list, so that there is no page to turn at';
    const { ended } = batchList(evidence, 'forward').walk;
    const given_up = backward(evidence).ended === 'unfinished' ? 'the walk back was given up' : undefined;
    return serverError(evidence) ?? unreadList(evidence, 2) ?? (ended === 'end' ? given_up : lost);
  },
  judge: (evidence, tally) => [
    ...judgePrevious(evidence, tally),
    ...judgeFirst(evidence, tally),
    ...judgeBackward(evidence, tally),
  ],
  observe(evidence) {
    const { from, turn } = turnOf(evidence);
    const page = previousOf(evidence, turn)?.decoded?.page;
    if (!page || !from || from.ids.length < 2 || page.items.length !== from.ids.length) return [];
    const ids = idsOf(page.items);
    const value =
      ids.join() === from.ids.join()
        ? 'list_order'
        : ids.toReversed().join() === from.ids.join()
          ? 'reversed'
          : undefined;
    return value ? [{ choice: 'lists.backward_order', operation: 'listBatchItems', value }] : [];
  },
});

/** The page at which one turns round, the third where there is one, and the page that one came from. */
function turnOf(evidence: Evidence<Case>): { from?: WalkedPage; turn?: WalkedPage } {
  const [first, second, third] = filledPages(evidence);
  return third ? { from: second, turn: third } : { from: first, turn: second };
}

/** The page that `previous` led to where one turns round: a page of the walk back, where that began there. */
function previousOf(evidence: Evidence<Case>, turn: WalkedPage | undefined): Exchange | undefined {
  const is_last = turn?.exchange === filledPages(evidence).at(-1)?.exchange;
  return exchangeAt(evidence, 'previous') ?? (is_last ? stepsOf(evidence, 'back')[0] : undefined);
}

function filledPages(evidence: Evidence<Case>): WalkedPage[] {
  return batchList(evidence, 'forward').walk.pages.filter((page) => page.ids.length > 0);
}

/** The last page with items of the walk forward is the first page of the walk back. */
function backward(evidence: Evidence<Case>) {
  const last = filledPages(evidence).at(-1);
  const further = stepsOf(evidence, 'back');
  return readWalk(last ? [last.exchange, ...further] : further, 'previous');
}

function judgeBackward(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const back = backward(evidence);
  const wanted = new Set(idsOf(batchList(evidence, 'all').items));
  const met = back.pages.flatMap((page) => page.ids);
  const missing = [...wanted].filter((id) => !met.includes(id));
  const repeated = met.filter((id, index) => met.indexOf(id) < index);
  if (missing.length === 0 && repeated.length === 0 && tally.compared(back.ended === 'end')) return [];
  const code = repeated.length > 0 ? 'item-repeated' : 'item-missing';
  return tally.broken(back.ended === 'refused' ? 'previous-refused' : code, {
    at: back.pages.at(-1)?.exchange,
    expected: `each of ${wanted.size} items once`,
    actual: { missing, repeated, ended: back.ended, refusal: statusOf(back.refusal) },
    pointer: '/previous',
  });
}

function judgePrevious(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { from, turn } = turnOf(evidence);
  if (!from || !turn) return [];
  const previous = previousOf(evidence, turn);
  const met = previous?.decoded?.page && idsOf(previous.decoded.page.items);
  // Its size may be another: then it holds the nearest items of that page, or all of them and some before.
  const is_near = met && (met.every((id) => from.ids.includes(id)) || from.ids.every((id) => met.includes(id)));
  // An empty page may lie between the two, if empty pages are permitted.
  if (is_near && !met.some((id) => tally.compared(turn.ids.includes(id)))) return [];
  return tally.broken(previous ? 'another-page' : 'no-previous', {
    at: previous ?? turn.exchange,
    expected: from.ids,
    actual: met ?? statusOf(previous),
    pointer: '/previous',
  });
}

function judgeFirst(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [first] = filledPages(evidence);
  const again = batchList(evidence, 'again');
  if (!first) return [];
  // The page may be of another size: what counts is how the list begins.
  const met = idsOf(again.items).slice(0, first.ids.length);
  const [page] = again.walk.pages;
  const is_first = met.toSorted().join() === first.ids.toSorted().join();
  return tally.holds(is_first, page ? 'not-the-first-page' : 'no-first', {
    at: page?.exchange ?? turnOf(evidence).turn?.exchange,
    expected: first.ids,
    actual: page ? met : null,
    pointer: '/first',
  });
}
