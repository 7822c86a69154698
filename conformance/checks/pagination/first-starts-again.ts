import type { Condition } from '../../../src/choices/canonical.ts';
import { beginWalk, findToWalk } from '../../acts/found-list.ts';
import { listCheck } from '../../acts/list-check.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, type ForwardWalk, forwardWalks } from '../../arbitraries/lists.ts';
import { strangersTo } from '../../models/filtering.ts';
import { keysOn, large_page } from '../../models/list-items.ts';
import { type FoundNotes, unpaged } from '../../models/list-subjects.ts';
import { ownIds } from '../../models/own-items.ts';
import { paged_lists } from '../../models/paged-lists.ts';
import { exchangeAt, statusOf } from '../../models/steps.ts';
import { instantOf } from '../../models/values.ts';
import { ownSequence, type WalkedPage, walkResult } from '../../models/walk.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  /** Of an empty list: those that its filter keeps out. */
  beside?: string[];
}

interface Case extends ForwardWalk {
  /** `first` of a page that was reached by `previous` is followed too. */
  turned?: true;
}

type Seen = Evidence<Case, FoundNotes & Notes>;

const clause = 'pagination.first-starts-again';
const assets = { list: 'listAssets', by: 'owner' } as const;
const of_beside = assetSpecs(2);

export const firstStartsAgain = listCheck<Case, Notes>({
  id: 'pagination/first-starts-again',
  title: 'first on any page leads to the first page',
  how: '`first` of a later page, and of one that `previous` led to, must lead to the items of page one, and on to none that the filter keeps out.',
  clauses: [clause],
  codes: {
    'no-first': { clause, message: 'A page behind the first one names no first page.' },
    'not-the-first-page': { clause, message: 'The URL in first leads to other items than page 1 showed.' },
    'first-unfiltered': {
      clause,
      message: 'The URL in first of a filtered list leads to a list that is not filtered.',
    },
  },
  since: '0.1.0',
  lists: paged_lists,
  cases(subjects) {
    const { named, ...others } = forwardWalks(subjects, 1);
    const special: Case[] = [
      // Far from page one, in an order that is not the usual one.
      { ...assets, items: 12, page_size: 3, forward: 3, sort: { field: 'name', direction: 'desc' }, turned: true },
      // Nothing meets the filter.
      { ...assets, items: 0, page_size: large_page, forward: 1, sort: null },
    ];
    const has_assets = named.some(({ list }) => list === 'listAssets');
    return { ...others, named: [...named, ...(has_assets ? special : [])] };
  },
  async find(ctx, input) {
    // There before the list is read, whatever it shows.
    if (input.items === 0) await ctx.data.shared(input.by, of_beside);
    return findToWalk(ctx, input);
  },
  async ask(ctx, { items, page_size, forward, sort, turned, ...subject }, found) {
    const { by } = subject;
    const plan = await beginWalk(ctx, subject, found, { page_size, sort, step: 'walk' });
    const pages = await walk(ctx, { ...plan, filled_pages: forward + 1 });
    const filled = pages.filter((page) => keysOn(page).length > 0);
    if (items === 0) {
      const { first, items: shown = [] } = plan.from.decoded?.page ?? {};
      if (shown.length > 0) ctx.stop('not-claimed', 'the target does not filter assets by mime_type');
      if (typeof first !== 'string') return {};
      const beside = ownIds(await ctx.data.shared(by, of_beside));
      const from = await ctx.follow(by, first, plan.from, 'again/1');
      await walk(ctx, { ...plan, step: 'again', from, until: beside });
      return { beside };
    }
    const [page_one, last] = [filled[0], filled.at(-1)];
    const first = last?.decoded?.page?.first;
    if (!page_one || !last || page_one === last || typeof first !== 'string') return {};
    const on_page_one = keysOn(page_one).filter((id) => !found.own || found.own.includes(id));
    const isSeen = (page: Exchange) => on_page_one.every((id) => keysOn(page).includes(id));
    const again = await ctx.follow(by, first, last, 'again/1');
    // Of a list that was read to its end, nothing else can come.
    const until = last.decoded?.page?.next === null && found.own ? found.own : on_page_one;
    if (until !== on_page_one || !isSeen(again)) await walk(ctx, { ...plan, step: 'again', from: again, until });
    const previous = last.decoded?.page?.previous;
    if (!turned || typeof previous !== 'string') return {};
    const back = await ctx.follow(by, previous, last, 'back');
    const first_of_it = back.decoded?.page?.first;
    if (typeof first_of_it !== 'string') return {};
    const from = await ctx.follow(by, first_of_it, back, 'turned/1');
    if (!isSeen(from)) await walk(ctx, { ...plan, step: 'turned', from, until: on_page_one });
    return {};
  },
  unread: (evidence) => (evidence.case.items === 0 ? undefined : unpaged(evidence, 'walk')),
  control(evidence, found) {
    if (evidence.case.items === 0) {
      return evidence.notes.beside
        ? undefined
        : { verdict: 'not-claimed', reason: 'the page of an empty list names no first' };
    }
    if (found.length > 0 || expectedOf(evidence).length > 0) return undefined;
    return {
      verdict: 'not-claimed',
      reason: 'page 1 shows nothing of the suite’s own by which it could be known again',
    };
  },
  judge(evidence, tally) {
    if (evidence.case.items === 0) return judgeEmpty(evidence, tally);
    const pages = pagesOf(evidence);
    if (pages.length < 2 || expectedOf(evidence).length === 0) return [];
    const unfiltered = judgeFilter(evidence, tally);
    if (unfiltered.length > 0) return unfiltered;
    const at = pages.at(-1)!.exchange;
    if (!exchangeAt(evidence, 'again/1'))
      return tally.broken('no-first', { at, expected: expectedOf(evidence), actual: null, pointer: '/first' });
    const wrong = judgeLed(evidence, { step: 'again', of: `page ${pages.length}` }, tally);
    return wrong.length > 0 || !exchangeAt(evidence, 'turned/1')
      ? wrong
      : judgeLed(evidence, { step: 'turned', of: 'a page that was reached by previous' }, tally);
  },
});

/** Those that hold anything. */
function pagesOf(evidence: Seen): WalkedPage[] {
  const { pages } = walkResult(evidence, 'walk');
  return pages.filter(({ ids }) => ids.length > 0);
}

/** The items by which page one is known again. */
function expectedOf(evidence: Seen): string[] {
  const { own } = evidence.notes;
  return (pagesOf(evidence)[0]?.ids ?? []).filter((id) => !own || own.includes(id));
}

/** The page may be of another size: what counts is how the list begins. */
function judgeLed(evidence: Seen, { step, of }: { step: string; of: string }, tally: Tally): Mismatch[] {
  const led = walkResult(evidence, step);
  const expected = expectedOf(evidence);
  const kept = new Set(evidence.notes.own ?? led.pages.flatMap(({ ids }) => ids));
  const met = ownSequence(led, kept).slice(0, expected.length);
  const is_given_up = led.ended === 'unfinished' && met.length < expected.length;
  const are_same = is_given_up
    ? met.every((id) => expected.includes(id))
    : expected.toSorted().join() === met.toSorted().join();
  return tally.holds(are_same, 'not-the-first-page', {
    at: led.pages[0]?.exchange ?? led.refusal,
    message: `first of ${of} leads to other items than page 1 showed`,
    expected,
    actual: led.pages.length > 0 ? met : statusOf(led.refusal),
    pointer: '/first',
  });
}

/** Items that were there before, and in no page of the list, are there because the filter is not. */
function judgeEmpty(evidence: Seen, tally: Tally): Mismatch[] {
  const { pages } = walkResult(evidence, 'again');
  const kept_out = new Set(evidence.notes.beside);
  const shown = pages.flatMap(({ items }) => items).filter(({ id }) => kept_out.has(String(id)));
  if (pages.length === 0 || tally.compared(shown.length === 0)) return [];
  return unfiltered({ page: 1, led_to: pages[0] }, conditionsOf(evidence), shown, tally);
}

function conditionsOf(evidence: Seen): readonly Condition[] {
  const filter = exchangeAt(evidence, 'walk/1')?.request.query.filter;
  return Array.isArray(filter) ? filter : [];
}

/**
 * The walk came to its end without them, and they are older than all that it showed: so the filter kept them out then,
 * and does so no more.
 */
function judgeFilter(evidence: Seen, tally: Tally): Mismatch[] {
  const conditions = conditionsOf(evidence);
  const [walk, again] = [walkResult(evidence, 'walk'), walkResult(evidence, 'again')];
  const shown = walk.pages.flatMap(({ items }) => items);
  if (walk.ended !== 'end' || strangersTo(shown, conditions).length > 0) return [];
  const oldest = Math.min(...shown.map(({ created_at }) => instantOf(created_at)));
  const strangers = strangersTo(
    again.pages.flatMap(({ items }) => items),
    conditions,
  ).filter(({ created_at }) => tally.compared(instantOf(created_at) < oldest));
  if (strangers.length === 0) return [];
  return unfiltered({ page: walk.pages.length, led_to: again.pages[0] }, conditions, strangers, tally);
}

function unfiltered(
  { page, led_to }: { page: number; led_to: WalkedPage | undefined },
  conditions: readonly Condition[],
  strangers: readonly Record<string, unknown>[],
  tally: Tally,
): Mismatch[] {
  return tally.broken('first-unfiltered', {
    at: led_to?.exchange,
    message: `first of page ${page} of a filtered list leads to a list that is not filtered`,
    expected: { conditions },
    actual: strangers.slice(0, 3).map((item) => ({ id: item.id, mime_type: item.mime_type ?? null })),
    pointer: '/first',
  });
}
