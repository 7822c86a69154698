import { chosen } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { findList } from '../../acts/found-list.ts';
import { walk } from '../../acts/walk.ts';
import { special_specs } from '../../arbitraries/lists.ts';
import { effectOf, type FilterResult, filterResult } from '../../models/filtering.ts';
import { type FoundNotes, foundItems } from '../../models/list-subjects.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes } from '../../models/seen-choices.ts';
import { isRefused, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** Of one of the names. */
  index: number;
}

const operation = 'listAssets';
const subject = { list: operation, by: 'owner' } as const;
const clause = 'lists.quoting';
const undeclared = 'the target file does not declare how values are quoted (choices.lists.quoting)';
/** A filter with one of these does not come through a URL that was put together by hand. */
const escaped_in_urls = /[%&+ ]/;
/** Needs no quoting: a list that refuses this refuses filters by name. */
const plain = [{ field: 'name', operator: 'eq' as const, value: 'plain' }];

/** Values with the grammar's own characters are found, quoted as the target file declares. */
export const quoting = check<Case, FoundNotes>({
  id: 'lists/quoting',
  title: 'A filter finds values that hold characters of its own grammar',
  how: 'Assets are filtered by names with commas, colons, quotes and the like, written as the target file declares: each must be found, and no other, also where `first` leads.',
  clauses: [clause, 'pagination.first-starts-again'],
  codes: {
    'not-as-declared': { ...declared_codes['not-as-declared'], clause },
    'not-the-first-page': {
      clause: 'pagination.first-starts-again',
      message: 'The URL in first of a filtered list leads to another list.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table(special_specs.map((_, index) => ({ index }))),
  async run(ctx, { index }) {
    if (!isOffered(ctx.facts, 'filter', 'name')) ctx.stop('not-claimed', 'the target file names no filter by name');
    if (!isDeclared(ctx.facts)) ctx.stop('not-claimed', undeclared);
    const found = await findList(ctx, subject, { specs: special_specs });
    const { items, own = [] } = found;
    const item = items.find(({ id }) => id === own[index]);
    if (typeof item?.name !== 'string') return ctx.stop('inconclusive', 'the list does not show what the suite made');
    const conditions = [{ field: 'name', operator: 'eq' as const, value: item.name }];
    const answer = await askFilter(ctx, subject, found, { step: 'asked', conditions });
    const first = answer.decoded?.page?.first;
    if (typeof first === 'string' && escaped_in_urls.test(item.name)) {
      const request = { ...found.request, query: { filter: conditions, ...found.large } };
      const from = await ctx.followToPage('owner', first, answer, 'again/1');
      await walk(ctx, { caller: 'owner', request, step: 'again', from, until: own, max_pages: 8 });
    }
    if (isRefused(answer)) await askFilter(ctx, subject, found, { step: 'plain', conditions: plain });
    return { own };
  },
  control(evidence) {
    if (!isDeclared(evidence.facts)) return { verdict: 'not-claimed', reason: undeclared };
    if (isRefused(stepsOf(evidence, 'plain')[0]))
      return {
        verdict: 'not-claimed',
        reason: 'a filter by name is refused with a plain value too, which is permitted',
      };
    const { answer } = asked(evidence);
    const is_ignored = effectOf([answer]) === 'none';
    return (
      serverError(evidence) ??
      (is_ignored
        ? { verdict: 'not-claimed', reason: 'a filter by name has no effect here, which is permitted' }
        : undefined)
    );
  },
  judge(evidence, tally) {
    const { name, answer, again } = asked(evidence);
    const exchange = stepsOf(evidence, 'asked').at(-1);
    tally.each(answer.found.pages.flatMap(({ items }) => items));
    if (isFound(answer)) return judgeAgain(evidence, { name, again }, tally);
    return tally.broken('not-as-declared', {
      at: exchange,
      message: `the list filtered by the name ${JSON.stringify(name)}, quoted as the target file declares, does not show just what has it`,
      expected: [name],
      actual: isRefused(exchange) ? statusOf(exchange) : namesIn(answer),
    });
  },
});

/** Else a value would be written as it stands, whatever the grammar makes of it. */
function isDeclared({ choices }: Pick<Facts, 'choices'>): boolean {
  return chosen(choices, clause, operation) !== undefined;
}

/** All that was asked for, and nothing else. */
function isFound({ is_refused, missing, strangers }: FilterResult): boolean {
  return !is_refused && missing.length === 0 && strangers.length === 0;
}

/** The URL holds the filter, or something that stands for it. */
function judgeAgain(
  evidence: Evidence<Case, FoundNotes>,
  { name, again }: { name: string; again: FilterResult },
  tally: Tally,
): Mismatch[] {
  const [first] = stepsOf(evidence, 'again');
  if (!first?.received) return [];
  return tally.holds(isFound(again), 'not-the-first-page', {
    at: first,
    message: `first of the list filtered by the name ${JSON.stringify(name)} leads to another list`,
    expected: [name],
    actual: again.is_refused ? statusOf(first) : namesIn(again),
    pointer: '/first',
  });
}

function namesIn({ found }: FilterResult): unknown[] {
  return found.pages.flatMap(({ items }) => items.map(({ name }) => name)).slice(0, 5);
}

function asked(evidence: Evidence<Case, FoundNotes>) {
  const own = foundItems(evidence, 'whole');
  const name = String(own.find(({ id }) => id === evidence.notes.own?.[evidence.case.index])?.name);
  const conditions = [{ field: 'name', operator: 'eq' as const, value: name }];
  const answer = filterResult(evidence, operation, { step: 'asked', conditions }, own);
  const again = filterResult(evidence, operation, { step: 'again', conditions }, own);
  return { name, answer, again };
}
