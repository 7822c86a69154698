import { answerOrStop } from '../../acts/answer-or-stop.ts';
import { listRequest, offeredLists } from '../../acts/list-requests.ts';
import { walk } from '../../acts/walk.ts';
import { sizeQuery } from '../../models/page-sizes.ts';
import { keyField, type PagedList } from '../../models/paged-lists.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, serverError } from '../../models/steps.ts';
import { walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  operation: PagedList;
}

const page_size = 3;

/** Open: the order of a page that was reached backward, and what backward means without a cursor. */
export const backward = check<Case>({
  id: 'lists/backward',
  title: 'Going backward does as the target declares',
  how: 'A list is read in full, walked to page two and back, and asked for backward without a cursor; what comes is compared with the list in full.',
  clauses: ['lists.backward_order' as const, 'lists.backward_without_cursor' as const].map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: ['listAssetTypes'],
  needs: { principals: ['owner'], writes: 'unless_read_only' },
  cases: (facts) =>
    table(
      offeredLists(facts, ['listAssets', 'listAssetTypes', 'listEventTypes'] as const).map((operation) => ({
        operation,
      })),
    ),
  async run(ctx, { operation }) {
    const request = await listRequest(ctx, operation);
    const sized = (size: number) => ({
      ...request,
      query: { ...request.query, ...sizeQuery(ctx.facts, operation, size) },
    });
    await walk(ctx, { caller: 'owner', request: sized(50), step: 'whole', max_pages: 8 });
    const pages = await walk(ctx, {
      caller: 'owner',
      request: sized(page_size),
      step: 'walk',
      filled_pages: 2,
      max_pages: 8,
    });
    const turn = pages.at(-1);
    const previous = turn?.decoded?.page?.previous;
    if (turn && pages.length > 1 && typeof previous === 'string')
      await ctx.followToPage('owner', previous, turn, 'back');
    const small = sized(2);
    // The target may have no name for it.
    await answerOrStop(() => ctx.call('owner', { ...small, query: { ...small.query, backward: true } }, 'cursorless'));
  },
  control(evidence) {
    const whole = walkResult(evidence, 'whole');
    return serverError(evidence) ?? (whole.ended === 'end' ? undefined : 'the list could not be read to its end');
  },
  judge: (evidence, tally) => judgeSeen(evidence, [...seenOrder(evidence), ...seenWithout(evidence)], tally),
  observe: (evidence) => observeSeen([...seenOrder(evidence), ...seenWithout(evidence)]),
});

/** The places of a page's items in the list in full. */
function placesOf(evidence: Evidence<Case>, step: string): number[] | undefined {
  const key = keyField(evidence.case.operation);
  const all = walkResult(evidence, 'whole', { key }).pages.flatMap((page) => page.ids);
  const places = exchangeAt(evidence, step)?.decoded?.page?.items.map((item) => all.indexOf(String(item[key])));
  return places?.some((place) => place < 0) || places?.length === 0 ? undefined : places;
}

function seenOrder(evidence: Evidence<Case>): SeenChoice[] {
  const places = placesOf(evidence, 'back') ?? [];
  if (places.length < 2) return [];
  const is_rising = places.every((place, index) => index === 0 || place > places[index - 1]!);
  const is_falling = places.every((place, index) => index === 0 || place < places[index - 1]!);
  const value = is_rising ? 'list_order' : is_falling ? 'reversed' : undefined;
  const but = 'a page that was reached backward stands in another order';
  return [{ key: 'lists.backward_order', value, exchange: exchangeAt(evidence, 'back'), but }];
}

function seenWithout(evidence: Evidence<Case>): SeenChoice[] {
  const exchange = exchangeAt(evidence, 'cursorless');
  const length = walkResult(evidence, 'whole').pages.flatMap((page) => page.ids).length;
  const places = placesOf(evidence, 'cursorless');
  // In a short list the first page is the last one too.
  const is_told = places !== undefined && places.length < length;
  const value = isRefused(exchange)
    ? 'refused'
    : is_told && places.includes(0)
      ? 'first_page'
      : is_told && places.includes(length - 1)
        ? 'last_page'
        : undefined;
  return [{ key: 'lists.backward_without_cursor', value, exchange, but: 'it is answered otherwise' }];
}
