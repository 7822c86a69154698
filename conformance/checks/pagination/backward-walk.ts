import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { beginWalk, findToWalk } from '../../acts/found-list.ts';
import { listCheck } from '../../acts/list-check.ts';
import { walk } from '../../acts/walk.ts';
import { type ForwardWalk, forwardWalks } from '../../arbitraries/lists.ts';
import { keysOn } from '../../models/list-items.ts';
import { type FoundNotes, unpaged, wasChanged } from '../../models/list-subjects.ts';
import { type PagedList, paged_lists } from '../../models/paged-lists.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, statusOf, stepsOf } from '../../models/steps.ts';
import {
  judgeComplete,
  readWalk,
  type WalkedPage,
  type WalkResult,
  walkCodes,
  walkResult,
  whyUnfinished,
} from '../../models/walk.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

type Seen = Evidence<ForwardWalk, FoundNotes>;

/** Pages of the walk forth to the end, of which one is expected: each may be smaller than was asked for, or empty. */
const most_forth = 8;

/** The lists that the text gives a flag to go backward by. */
const flagged: readonly PagedList[] = ['listAssets', 'listAssetTypes'];

export const backwardWalk = listCheck<ForwardWalk>({
  id: 'pagination/backward-walk',
  title: 'previous leads to the page before, and on to the start past each item once',
  how: 'Each list is walked to its end, back by `previous` from the last page and from one before it, and forth again, also by others. Pages are compared as sets.',
  clauses: [
    'pagination.backward-walk',
    'pagination.next-then-previous',
    'pagination.backward-flag',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    ...(['lists.backward_order', 'lists.backward_without_cursor'] as const).map(clauseOfChoice),
  ],
  codes: {
    ...walkCodes('pagination.backward-walk'),
    'no-previous': {
      clause: 'pagination.next-then-previous',
      message: 'A page that was reached by next names no previous page.',
    },
    'another-page': {
      clause: 'pagination.next-then-previous',
      message: 'The URL in previous leads to other items than those of the page before.',
    },
    'not-forth-again': {
      clause: 'pagination.next-then-previous',
      message: 'The next URL of a page that previous led to does not lead to the page that one came from.',
    },
    'not-backward': {
      clause: 'pagination.backward-flag',
      message: 'The URL in previous leads to items that no page before has shown.',
    },
    ...declared_codes,
  },
  since: '0.1.0',
  lists: paged_lists,
  cases: (subjects) => forwardWalks(subjects, 4),
  find: findToWalk,
  async ask(ctx, { page_size, forward, sort, ...subject }, found) {
    const { by } = subject;
    const plan = await beginWalk(ctx, subject, found, { page_size, sort, step: 'forward' });
    const pages = (await walk(ctx, plan)).filter(isFilled);
    const [turn, last] = [pages[Math.min(forward, pages.length - 1)], pages.at(-1)];
    if (last && pages.length > 1) {
      const previous = turn?.decoded?.page?.previous;
      // The walk back goes there where it begins on this page, and a cursor may be good for one use.
      if (turn && turn !== last && typeof previous === 'string') await ctx.follow(by, previous, turn, 'previous');
      const back = await walk(ctx, { ...plan, step: 'back', link: 'previous', from: last });
      const before = back.slice(1).find(isFilled);
      if (before) await walk(ctx, { ...plan, step: 'forth', from: before, until: keysOn(last), max_pages: most_forth });
    }
    const backward = { ...plan.request, query: { ...plan.request.query, backward: true } };
    // The target may have no name for it.
    if (by === 'owner' && !sort) await answerOrStop(() => ctx.call(by, backward, 'cursorless'));
  },
  unread: (evidence) => unpaged(evidence, 'forward'),
  control(evidence, found) {
    if (found.length > 0) return undefined;
    const { walk } = forwardOf(evidence);
    const kept = new Set(keptOf(evidence));
    // Another check judges the way forward.
    const is_lost = walk.ended === 'refused' || walk.ended === 'loop';
    if (is_lost) return 'the walk forward found no last page to walk back from';
    return whyUnfinished(backOf(evidence), kept);
  },
  judge(evidence, tally) {
    const wrong = judgeTurns(evidence, tally);
    const lost = wrong.length > 0 ? wrong : judgeBack(evidence, tally);
    const astray = lost.length > 0 || wasChanged(evidence) ? lost : judgeForth(evidence, tally);
    return [...astray, ...judgeSeen(evidence, seenBackward(evidence), tally)];
  },
  observe: (evidence) => observeSeen(seenBackward(evidence)),
});

function isFilled(page: Exchange): boolean {
  return keysOn(page).length > 0;
}

/** A list may end in an empty page, which need not lead back: pages are those that hold anything. */
function forwardOf(evidence: Seen): { walk: WalkResult; pages: WalkedPage[] } {
  const walk = walkResult(evidence, 'forward');
  return { walk, pages: walk.pages.filter(({ ids }) => ids.length > 0) };
}

/** The keys that are compared: of the suite's own items, or of all that were met on the way forward. */
function keptOf(evidence: Seen): string[] {
  const met = [...new Set(forwardOf(evidence).pages.flatMap(({ ids }) => ids))];
  const { own } = evidence.notes;
  return own ? met.filter((key) => own.includes(key)) : met;
}

/** The last page of the walk forward is the first page of the walk back. */
function backOf(evidence: Seen): WalkResult {
  const last = forwardOf(evidence).pages.at(-1);
  const further = stepsOf(evidence, 'back');
  return readWalk(last ? [last.exchange, ...further] : further, 'previous');
}

/** The pages at which one turned round: one behind page one, and the last. */
function judgeTurns(evidence: Seen, tally: Tally): Mismatch[] {
  const { pages } = forwardOf(evidence);
  const last = pages.length - 1;
  // An empty page may lie between the two.
  const from_last = stepsOf(evidence, 'back').find(isFilled);
  const turns = [
    { turn: Math.min(evidence.case.forward, last), led: exchangeAt(evidence, 'previous') },
    { turn: last, led: from_last },
  ];
  const judged = wasChanged(evidence) ? [] : turns;
  const wrong = judged.flatMap(({ turn, led }) => (led && turn > 0 ? judgeTurn(evidence, { turn, led }, tally) : []));
  const without = pages.slice(1).find(({ exchange }) => tally.compared(exchange.decoded?.page?.previous === null));
  if (wrong.length > 0 || !without) return wrong.slice(0, 1);
  return tally.broken('no-previous', { at: without.exchange, expected: 'a URL', actual: null, pointer: '/previous' });
}

function judgeTurn(evidence: Seen, { turn, led }: { turn: number; led: Exchange }, tally: Tally): Mismatch[] {
  const { list } = evidence.case;
  const kept = keptOf(evidence);
  const before = forwardOf(evidence)
    .pages.slice(0, turn)
    .map(({ ids }) => ids.filter((id) => kept.includes(id)));
  const expected = before.at(-1)!;
  const met = led.decoded?.page && keptOn(led, kept);
  // Its size may be another: then it holds the nearest items of that page, or all of them and some before.
  const is_near = met && (isWithin(met, expected) || isWithin(expected, met));
  const is_beyond = met && met.length > 0 && !met.some((id) => before.flat().includes(id));
  if (tally.compared(is_near === true && !is_beyond)) return [];
  return tally.broken(is_beyond && flagged.includes(list) ? 'not-backward' : 'another-page', {
    at: led,
    message: `previous of page ${turn + 1} of ${list} shows ${is_beyond ? 'items that no page before it has shown' : `other items than page ${turn}`}`,
    expected,
    actual: met ?? statusOf(led),
    pointer: '/previous',
  });
}

/** From the last page with items, `previous` and then `next` lead to the items of that page. */
function judgeForth(evidence: Seen, tally: Tally): Mismatch[] {
  const from = stepsOf(evidence, 'back').find(isFilled);
  const forth = stepsOf(evidence, 'forth');
  const end = forth.at(-1) ?? from;
  const last = forwardOf(evidence).pages.at(-1);
  if (!last || !end || (end === from && end.decoded?.page?.next !== null)) return [];
  const kept = keptOf(evidence);
  const expected = last.ids.filter((id) => kept.includes(id));
  const met = forth.flatMap((exchange) => keptOn(exchange, kept));
  const [is_within, is_whole] = [isWithin(met, expected), isWithin(expected, met)];
  if (is_within && !is_whole && forth.length + 1 === most_forth) return [];
  return tally.holds(is_within && is_whole, 'not-forth-again', {
    at: end,
    expected,
    actual: end.decoded?.page ? met : statusOf(end),
    pointer: '/next',
  });
}

/** Those of the kept keys that are on a page. */
function keptOn(page: Exchange, kept: readonly string[]): string[] {
  return keysOn(page).filter((key) => kept.includes(key));
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((id) => all.includes(id));
}

function judgeBack(evidence: Seen, tally: Tally): Mismatch[] {
  return forwardOf(evidence).pages.length > 1 ? judgeComplete(backOf(evidence), keptOf(evidence), tally) : [];
}

/** Open: the order of a page that was reached backward, and what backward means without a cursor. */
function seenBackward(evidence: Seen): SeenChoice[] {
  const { walk, pages } = forwardOf(evidence);
  const all = pages.flatMap(({ ids }) => ids);
  const placesOn = (exchange: Exchange | undefined) => {
    const places = exchange ? keysOn(exchange).map((key) => all.indexOf(key)) : [];
    return places.includes(-1) ? [] : places;
  };
  const back = stepsOf(evidence, 'back').find((one) => placesOn(one).length > 1);
  const without = evidence.case.sort === null ? exchangeAt(evidence, 'cursorless') : undefined;
  const [order, begins] = [placesOn(back), placesOn(without)];
  const goes = (step: 1 | -1) => order.every((place, index) => index === 0 || (place - order[index - 1]!) * step > 0);
  // In a short list the first page is the last one too.
  const is_told = walk.ended === 'end' && begins.length < all.length;
  const pageOf = (place: number) => is_told && begins.includes(place);
  const value = isRefused(without)
    ? 'refused'
    : pageOf(0)
      ? 'first_page'
      : pageOf(all.length - 1)
        ? 'last_page'
        : undefined;
  const value_of_order = goes(1) ? 'list_order' : goes(-1) ? 'reversed' : undefined;
  const but = 'a page that was reached backward stands in another order';
  return [
    { key: 'lists.backward_order', value: back && value_of_order, exchange: back, but },
    { key: 'lists.backward_without_cursor', value, exchange: without, but: 'it is answered otherwise' },
  ];
}
