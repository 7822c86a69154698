import { isOther } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { listRequest, offeredLists } from '../../acts/list-requests.ts';
import { hasStatedBounds, takesSize } from '../../models/page-sizes.ts';
import { type PagedList, paged_lists } from '../../models/paged-lists.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';

interface Case {
  operation: PagedList;
}

/** Open: which page sizes are too small or too large, and what becomes of them. */
export const pageBounds = check<Case>({
  id: 'lists/page-bounds',
  title: 'Page sizes at the bounds are taken, and those beyond treated as declared',
  how: 'Each list is asked for pages at its declared bounds, or 1 and 500, and one item beyond either: what becomes of them must be as declared, on either side.',
  clauses: ['lists.page_size_out_of_range' as const, 'lists.page_size_bounds' as const].map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: paged_lists },
  cases: (facts) =>
    table(
      offeredLists(facts, paged_lists)
        .filter((operation) => takesSize(facts, operation))
        .map((operation) => ({ operation })),
    ),
  async run(ctx, { operation }) {
    const request = await listRequest(ctx, operation);
    for (const [step, page_size] of Object.entries(sizesOf(ctx.facts, operation))) {
      await ctx.call('owner', { ...request, query: { page_size } }, step);
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    (['least', 'most'].some((step) => isSuccess(exchangeAt(evidence, step)))
      ? undefined
      : 'the list could not be read'),
  judge: (evidence, tally) => judgeSeen(evidence, [...seenOutside(evidence), ...seenBounds(evidence)], tally),
  observe: (evidence) => observeSeen([...seenOutside(evidence), ...seenBounds(evidence)]),
});

function boundsOf({ choices }: Pick<Facts, 'choices'>, operation: PagedList): readonly [number, number] {
  const bounds = chosen(choices, 'lists.page_size_bounds', operation);
  return bounds === undefined || isOther(bounds) ? [1, 500] : (bounds as [number, number]);
}

function sizesOf(facts: Facts, operation: PagedList): Record<string, number> {
  const [least, most] = boundsOf(facts, operation);
  return { below: least - 1, least, most, above: most + 1 };
}

/** Each side for itself. Where nobody told how large a page may be, one item more than the usual bound is not outside. */
function seenOutside(evidence: Evidence<Case>): SeenChoice[] {
  const sides = isBounded(evidence) ? (['below', 'above'] as const) : (['below'] as const);
  return sides.map((side): SeenChoice => {
    const exchange = exchangeAt(evidence, side);
    const value = isRefused(exchange) ? 'refused' : isSuccess(exchange) ? 'clamped' : undefined;
    const but = `a size ${side} the bounds is ${value}`;
    return { key: 'lists.page_size_out_of_range', value, exchange, but };
  });
}

function isBounded({ case: { operation }, facts }: Evidence<Case>): boolean {
  return hasStatedBounds(operation) || Array.isArray(chosen(facts.choices, 'lists.page_size_bounds', operation));
}

function seenBounds(evidence: Evidence<Case>): SeenChoice[] {
  const { operation } = evidence.case;
  const [least, most] = boundsOf(evidence.facts, operation);
  const [at_least, at_most, above] = ['least', 'most', 'above'].map((step) => exchangeAt(evidence, step));
  const kept = isSuccess(at_least) && isSuccess(at_most);
  const known = kept && isRefused(above);
  const refusal = [at_least, at_most].find(isRefused);
  if (!known && !refusal) return [];
  const value = known ? [least, most] : 'narrower';
  return [{ key: 'lists.page_size_bounds', value, exchange: refusal ?? at_most, but: 'a size at a bound is refused' }];
}
