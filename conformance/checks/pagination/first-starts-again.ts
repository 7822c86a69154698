import { walk } from '../../acts/walk.ts';
import { assetSpecs, type ForwardWalk, forwardWalk } from '../../arbitraries/lists.ts';
import { strangersTo } from '../../models/filtering.ts';
import { large_page } from '../../models/list-items.ts';
import { createdCount, ownIds, ownQuery } from '../../models/own-items.ts';
import { statusOf } from '../../models/steps.ts';
import { instantOf } from '../../models/values.ts';
import {
  judgeGoesOn,
  next_codes,
  ownSequence,
  type WalkedPage,
  type WalkResult,
  walkResult,
} from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  data: DataSet;
  /** Of an empty list: those that its filter keeps out. */
  beside?: string[];
}

interface Case extends ForwardWalk {
  /** `first` of a page that was reached by `previous` is followed too. */
  turned?: true;
}

const clause = 'pagination.first-starts-again';

export const firstStartsAgain = check<Case, Notes>({
  id: 'pagination/first-starts-again',
  title: 'first on any page leads to the first page',
  how: '`first` of a later page, and of one that `previous` led to, must lead to the items of page one, and on to none that the filter keeps out.',
  clauses: [clause, 'pagination.walk-complete'],
  codes: {
    ...next_codes,
    'no-first': { clause, message: 'A page behind the first one names no first page.' },
    'not-the-first-page': { clause, message: 'The URL in first leads to other items than page 1 showed.' },
    'first-unfiltered': {
      clause,
      message: 'The URL in first of a filtered list leads to a list that is not filtered.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(forwardWalk(), 9),
    // Far from page one, in an order that is not the usual one.
    named: [
      { items: 12, page_size: 3, forward: 3, sort: { field: 'name', direction: 'desc' }, turned: true },
      // Nothing meets the filter.
      { items: 0, page_size: large_page, forward: 1, sort: null },
    ],
  }),
  async run(ctx, { items, page_size, forward, sort, turned }) {
    // There before the list is read, whatever it shows.
    const beside = items > 0 ? [] : ownIds(await ctx.shared('owner', assetSpecs(2)));
    const data = await ctx.shared('owner', assetSpecs(items));
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    const request = { operation: 'listAssets' as const, query };
    const pages = await walk(ctx, { caller: 'owner', request, step: 'walk', max_pages: forward + 1 });
    const [page_one] = pages;
    const last = pages.at(-1);
    const first = last?.decoded?.page?.first;
    if (!page_one?.decoded?.page || !last || typeof first !== 'string') return { data };
    if (items === 0) {
      if (page_one.decoded.page.items.length > 0)
        ctx.stop('not-claimed', 'the target does not filter assets by mime_type');
      const from = await ctx.follow('owner', first, page_one, 'again/1');
      await walk(ctx, { caller: 'owner', request, step: 'again', from, until: beside });
      return { data, beside };
    }
    const own = new Set(ownIds(data));
    const on_page_one = page_one.decoded.page.items.map((item) => String(item.id)).filter((id) => own.has(id));
    // Of a list that was read to its end, nothing else can come.
    const until = last.decoded?.page?.next === null ? ownIds(data) : on_page_one;
    const again = await ctx.follow('owner', first, last, 'again/1');
    await walk(ctx, { caller: 'owner', request, step: 'again', from: again, until });
    const previous = last.decoded?.page?.previous;
    if (!turned || typeof previous !== 'string') return { data };
    const back = await ctx.follow('owner', previous, last, 'back');
    const first_of_it = back.decoded?.page?.first;
    if (typeof first_of_it !== 'string') return { data };
    const from = await ctx.follow('owner', first_of_it, back, 'turned/1');
    await walk(ctx, { caller: 'owner', request, step: 'turned', from, until: on_page_one });
    return { data };
  },
  control(evidence) {
    const own = new Set(ownIds(evidence.notes.data));
    const { pages } = walkResult(evidence, 'walk');
    if (evidence.case.items === 0) {
      return evidence.notes.beside
        ? undefined
        : { verdict: 'not-claimed', reason: 'the page of an empty list names no first' };
    }
    if (pages.length < 2 || pages[0]?.ids.some((id) => own.has(id))) return undefined;
    return {
      verdict: 'not-claimed',
      reason: 'page 1 shows nothing of the suite’s own by which it could be known again',
    };
  },
  judge(evidence, tally) {
    const own = new Set(ownIds(evidence.notes.data));
    const { pages } = walkResult(evidence, 'walk');
    const [page_one] = pages;
    if (evidence.case.items === 0) return judgeEmpty(evidence, tally);
    if (!page_one || pages.length === 1) return judgeGoesOn(pages, createdCount(evidence.notes.data), tally);
    const again = walkResult(evidence, 'again');
    const expected = page_one.ids.filter((id) => own.has(id));
    const met = beginningOf(again, own, expected.length);
    const unfiltered = judgeFilter(evidence, tally);
    if (unfiltered.length > 0) return unfiltered;
    if (tally.compared(areSame(expected, met))) return judgeTurned(evidence, { own, expected }, tally);
    const at = again.pages[0]?.exchange ?? again.refusal;
    const where = { expected, pointer: '/first' };
    if (!at) return tally.broken('no-first', { ...where, at: pages.at(-1)?.exchange, actual: null });
    return tally.broken('not-the-first-page', {
      ...where,
      at,
      message: `first of page ${pages.length} leads to other items than page 1 showed`,
      actual: again.pages.length > 0 ? met : statusOf(at),
    });
  },
});

/** The page may be of another size: what counts is how the list begins. */
function beginningOf(found: WalkResult, own: ReadonlySet<string>, length: number): string[] {
  return ownSequence(found, own).slice(0, length);
}

function areSame(expected: readonly string[], met: readonly string[]): boolean {
  return JSON.stringify(expected.toSorted()) === JSON.stringify(met.toSorted());
}

function judgeTurned(
  evidence: Evidence<Case, Notes>,
  { own, expected }: { own: ReadonlySet<string>; expected: readonly string[] },
  tally: Tally,
): Mismatch[] {
  const turned = walkResult(evidence, 'turned');
  const [shown] = turned.pages;
  if (!shown && !turned.refusal) return [];
  const met = beginningOf(turned, own, expected.length);
  return tally.holds(areSame(expected, met), 'not-the-first-page', {
    at: shown?.exchange ?? turned.refusal,
    message: 'first of a page that was reached by previous leads to other items than page 1 showed',
    expected,
    actual: shown ? met : statusOf(turned.refusal),
    pointer: '/first',
  });
}

/** Items that were there before, and in no page of the list, are there because the filter is not. */
function judgeEmpty(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { query } = evidence.notes.data;
  const { pages } = walkResult(evidence, 'again');
  const kept_out = new Set(evidence.notes.beside);
  const shown = pages.flatMap(({ items }) => items).filter(({ id }) => kept_out.has(String(id)));
  if (pages.length === 0 || tally.compared(shown.length === 0)) return [];
  return unfiltered({ page: 1, led_to: pages[0] }, query.filter, shown, tally);
}

/**
 * The walk came to its end without them, and they are older than all that it showed: so the filter kept them out then,
 * and does so no more.
 */
function judgeFilter(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { query } = evidence.notes.data;
  const conditions = Array.isArray(query.filter) ? query.filter : [];
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
  conditions: unknown,
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
