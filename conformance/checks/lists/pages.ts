import { chosen } from '../../../src/choices/chosen.ts';
import { listRequest, offeredLists } from '../../acts/list-requests.ts';
import { walk } from '../../acts/walk.ts';
import { endsEmpty, observePages } from '../../models/observe-pages.ts';
import { sizeQuery } from '../../models/page-sizes.ts';
import { type PagedList, paged_lists } from '../../models/paged-lists.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { type WalkResult, walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  operation: PagedList;
}

const page_size = 2;
const most_pages = 12;
const keys = [
  'lists.end_of_list',
  'lists.first_on_page_one',
  'lists.cursor_url_form',
  'lists.short_pages',
  'lists.default_page_size',
] as const;

/** Open: how pages and their URLs look, on each list that can be asked for. */
export const listPages = check<Case>({
  id: 'lists/pages',
  title: 'Pages look as the target declares: their size, their ends, their URLs',
  how: 'Each list is walked in pages of two, and asked for once without a size; what is seen is compared with what the target file declares.',
  clauses: keys.map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: ['listAssetTypes'],
  needs: { principals: ['owner'], writes: 'unless_read_only' },
  cases: (facts) => table(offeredLists(facts, paged_lists).map((operation) => ({ operation }))),
  async run(ctx, { operation }) {
    const request = await listRequest(ctx, operation);
    const unsized = await ctx.call('owner', { ...request, query: {} }, 'unsized');
    const next = unsized.decoded?.page?.next;
    if (next) await ctx.followToPage('owner', next, unsized, 'behind');
    const query = { ...request.query, ...sizeQuery(ctx.facts, operation, page_size) };
    const sized = { ...request, query };
    await walk(ctx, { caller: 'owner', request: sized, step: 'walk', max_pages: most_pages });
  },
  control: (evidence) =>
    serverError(evidence) ?? (isSuccess(exchangeAt(evidence, 'walk/1')) ? undefined : 'the list could not be read'),
  judge: (evidence, tally) => judgeSeen(evidence, seenPages(evidence), tally),
  observe: (evidence) => observeSeen(seenPages(evidence)),
});

function seenPages(evidence: Evidence<Case>): SeenChoice[] {
  const walk = walkResult(evidence, 'walk');
  const [first] = walk.pages;
  const page = first?.exchange.decoded?.page;
  // Without any cursor URL there are no pages to speak of.
  if (!first || !page || (!page.first && !page.next && !page.previous)) return [];
  const { exchange } = first;
  const seen = observePages(walk).map(({ choice, value }) => ({
    key: choice as SeenChoice['key'],
    value,
    exchange,
    but: `its pages show ${String(value)}`,
    agrees: (declared: unknown) =>
      declared === value ||
      (declared === null && value === 'null') ||
      (choice === 'lists.end_of_list' && mayEndSo(walk, declared)),
  }));
  return [...seen, ...seenFill(evidence), ...seenSize(evidence)];
}

/** A list may end in an empty page whatever its ends hold, and the first page of an empty list is such an end. */
function mayEndSo(walk: WalkResult, declared: unknown): boolean {
  return endsEmpty(walk) || (declared === 'url_to_empty_page' && walk.pages.at(-1)?.items.length === 0);
}

/** Pages before the last, full or not; a target that may leave some half empty need not do so here. */
function seenFill(evidence: Evidence<Case>): SeenChoice[] {
  const { pages } = walkResult(evidence, 'walk');
  const before_last = pages.slice(0, -1).slice(
    0,
    pages.findLastIndex((page) => page.ids.length > 0),
  );
  if (before_last.length === 0) return [];
  const least = Math.min(...before_last.map((page) => page.ids.length));
  const value = least === 0 ? 'empty' : least < sizeOf(evidence) ? 'short' : 'never';
  const agrees = (declared: unknown) => declared === 'empty' || value === 'never' || declared === value;
  const exchange = before_last.find((page) => page.ids.length === least)?.exchange;
  return [
    {
      key: 'lists.short_pages',
      value,
      exchange,
      but: `a page before the end holds ${least} items of ${sizeOf(evidence)}`,
      agrees,
    },
  ];
}

/** The size asked for; where none can be, the longest page shows it. */
function sizeOf(evidence: Evidence<Case>): number {
  const { pages } = walkResult(evidence, 'walk');
  const asked = sizeQuery(evidence.facts, evidence.case.operation, page_size).page_size;
  return typeof asked === 'number' ? asked : Math.max(...pages.map((page) => page.ids.length));
}

/** Seen only on a list that goes on behind its first page; one that is short says at least how much fits. */
function seenSize(evidence: Evidence<Case>): SeenChoice[] {
  const exchange = exchangeAt(evidence, 'unsized');
  const page = exchange?.decoded?.page;
  // An end may be told by a URL to an empty page.
  const behind = exchangeAt(evidence, 'behind')?.decoded?.page?.items ?? [];
  if (!page || page.items.length === 0 || behind.length === 0) return [];
  const is_full = seenFill(evidence)[0]?.value === 'never';
  const value = is_full ? page.items.length : undefined;
  const is_always_full = chosen(evidence.facts.choices, 'lists.short_pages', evidence.case.operation) === 'never';
  const agrees = (declared: unknown) =>
    typeof declared !== 'number' || page.items.length === declared || (!is_always_full && page.items.length < declared);
  return [{ key: 'lists.default_page_size', value, exchange, but: `a page holds ${page.items.length} items`, agrees }];
}
