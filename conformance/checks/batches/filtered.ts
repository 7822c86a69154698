import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { type ChoiceValue, chosen } from '../../../src/choices/choices.ts';
import { declared } from '../../../src/choices/chosen.ts';
import { batchOf, itemsRequest, largePages, pageSizeQuery, readAll, readList } from '../../acts/finished-batch.ts';
import { walk } from '../../acts/walk.ts';
import { type BatchItem, batchList, idsOf, unreadList } from '../../models/batch-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  field: string;
  /** A second field that the item must meet too. */
  and?: string;
}

/** Words of states beside the one that most items show: each may be spelled otherwise where it is looked for. */
const other_words = 3;

/** Into fewer, `first` has little to lead away from. */
const many_pages = 3;

interface Notes {
  /** Those that are filtered by, in the order of the fields. */
  values: readonly string[];
}

/** The condition is on the value of the item that shares it with most others, though not with all. */
export const batchFiltered = check<Case, Notes>({
  id: 'batches/filtered',
  title: 'A filtered list of batch items holds the items that meet the condition, and no others',
  how: 'A batch is filtered by values of its own items, alone and in pairs, over several pages. Exactly the items with them must come; fields may be refused or ignored.',
  clauses: [
    'filtering.only-matching',
    'filtering.all-matching',
    'filtering.batch-grammar',
    'pagination.cursor-keeps-query',
    'pagination.first-starts-again',
    'lists.multiple-conditions',
  ],
  codes: {
    'non-matching-shown': {
      clause: 'filtering.only-matching',
      message: 'A filtered list shows items that do not meet the condition.',
    },
    'matching-missing': {
      clause: 'filtering.all-matching',
      message: 'A filtered list lacks items that meet the condition.',
    },
    'previous-unfiltered': {
      clause: 'pagination.cursor-keeps-query',
      message: 'The previous URL of the last page of a filtered list leads to a list that is not filtered.',
    },
    'first-unfiltered': {
      clause: 'pagination.first-starts-again',
      message: 'The first URL of the last page of a filtered list leads to a list that is not filtered.',
    },
    'two-conditions-refused': {
      clause: 'filtering.batch-grammar',
      message: 'Two conditions are refused when they are joined by a comma, and taken each on its own.',
    },
    'one-condition-enough': {
      clause: 'lists.multiple-conditions',
      level: 'declared',
      message: 'An item is listed that meets one condition only, and the target file declares that it must meet all.',
    },
    'filter-lost': {
      clause: 'pagination.cursor-keeps-query',
      message: 'A later page of a filtered list shows items that do not meet the condition, as all of page 1 do.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems'],
  needs: { principals: ['owner'] },
  cases: () =>
    table<Case>([
      { field: 'id' },
      { field: 'sequence_index' },
      { field: 'status_code' },
      { field: 'client_ref' },
      { field: 'run_id' },
      { field: 'id', and: 'status_code' },
      { field: 'status_code', and: 'client_ref' },
    ]),
  async run(ctx, { field, and }) {
    const fields = and === undefined ? [field] : [field, and];
    const unoffered = fields.find((name) => !isOffered(ctx.facts, 'filter', name, 'listBatchItems'));
    if (unoffered !== undefined) ctx.stop('not-claimed', `the target does not filter batch items by ${unoffered}`);
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    const values = valuesFor(items, field, and);
    if (!values)
      return ctx.stop('not-claimed', `no item of the batch has a plain ${fields.join(' and ')} that some lack`);
    const filter = values.map((value, index) => ({ field: fields[index]!, operator: 'eq' as const, value }));
    for (const condition of and === undefined ? [] : filter) {
      await readList(ctx, batch_id, { filter: [condition] }, `alone-${condition.field}`);
    }
    if (field === 'sequence_index' && items.some((item) => item[field] === 0)) {
      const nought = [{ field, operator: 'eq' as const, value: '0' }];
      await ctx.call('owner', itemsRequest(batch_id, { filter: nought }), 'nought');
    }
    if (field === 'status_code' && and === undefined) await readOthers(ctx, batch_id, items, values[0]!);
    if (and !== undefined) {
      const both = await ctx.call('owner', itemsRequest(batch_id, { filter }), 'both/1');
      if (isSuccess(both)) await readOn(ctx, batch_id, { filter, ...pageSizeQuery(ctx.facts, 1, items) });
    } else {
      const query = { filter, ...pageSizeQuery(ctx.facts, 2, items) };
      const pages = await readList(ctx, batch_id, query, 'filtered');
      const last = pages.at(-1);
      const { first, previous } = last?.decoded?.page ?? {};
      if (last && pages.length > 1 && typeof previous === 'string')
        await ctx.followToPage('owner', previous, last, 'back');
      if (!last || pages.length < many_pages || typeof first !== 'string') return { values };
      const from = await ctx.followToPage('owner', first, last, 'again/1');
      const request = itemsRequest(batch_id, query);
      await walk(ctx, { caller: 'owner', request, step: 'again', from, max_pages: pages.length });
    }
    return { values };
  },
  control(evidence) {
    if (evidence.case.and !== undefined) return serverError(evidence) ?? unreadList(evidence, 2);
    const { walk } = batchList(evidence, 'filtered');
    const given_up = walk.ended === 'unfinished' ? 'the filtered list was given up before its end' : undefined;
    const ignored = isIgnored(evidence)
      ? {
          verdict: 'not-claimed' as const,
          reason: `the target ignores a filter by ${evidence.case.field}, as the specification permits`,
        }
      : undefined;
    return serverError(evidence) ?? unreadList(evidence, 2) ?? given_up ?? ignored;
  },
  judge: (evidence, tally) =>
    evidence.case.and === undefined ? judgeFiltered(evidence, tally) : judgeBoth(evidence, tally),
  observe(evidence) {
    if (evidence.case.and === undefined || stepsOf(evidence, 'both').some(isRefused)) return [];
    const meets_all = batchList(evidence, 'both').items.every((item) => meets(item, evidence));
    const value: ChoiceValue<'lists.multiple_conditions'> = meets_all ? 'and' : { other: 'items meet one of them' };
    return [{ choice: 'lists.multiple_conditions', operation: 'listBatchItems', value }];
  },
});

/** By the other words that items show; the steps are `other-1/…` and so on. One that is refused is let pass. */
async function readOthers(
  ctx: CheckContext,
  batch_id: string,
  items: readonly BatchItem[],
  asked: string,
): Promise<void> {
  const { query: large } = await largePages(ctx, batch_id);
  const shown = items.map((item) => item.status_code);
  const words = new Set(shown.filter((word) => isPlain(word, shown)).map(String));
  words.delete(asked);
  for (const [index, value] of [...words].slice(0, other_words).entries()) {
    const filter = [{ field: 'status_code', operator: 'eq' as const, value }];
    const request = itemsRequest(batch_id, { filter, ...large });
    const step = `other-${index + 1}`;
    const from = await ctx.call('owner', request, `${step}/1`);
    if (from.decoded?.page) await walk(ctx, { caller: 'owner', request, step, from });
  }
}

/** The first two pages of those that meet both, where there are so many. The steps are `cut/1` and `cut/2`. */
async function readOn(ctx: CheckContext, batch_id: string, query: CanonicalQuery): Promise<void> {
  const request = itemsRequest(batch_id, query);
  await walk(ctx, { caller: 'owner', request, step: 'cut', max_pages: 2 });
}

/** Of one item: plain values, no two of which differ by case alone, and as common as any that not all items have. */
function valuesFor(items: readonly BatchItem[], field: string, and?: string): string[] | undefined {
  const plainIn = (name: string) => (item: BatchItem) =>
    isPlain(
      item[name],
      items.map((one) => one[name]),
    );
  const sharing = (item: BatchItem) => items.filter((other) => String(other[field]) === String(item[field])).length;
  // A value that others begin with, or hold, tells equality from likeness.
  const likeness = (item: BatchItem) =>
    items.filter((other) => isSet(other[field]) && String(other[field]).includes(String(item[field]))).length;
  const sharingBoth = (item: BatchItem) =>
    and === undefined
      ? 0
      : items.filter((other) => [field, and].every((name) => String(other[name]) === String(item[name]))).length;
  const found = items
    .filter(plainIn(field))
    .filter((item) => sharing(item) < items.length && (and === undefined || plainIn(and)(item)))
    .toSorted(
      (one, other) =>
        sharingBoth(other) - sharingBoth(one) || sharing(other) - sharing(one) || likeness(other) - likeness(one),
    )[0];
  return found && [field, ...(and === undefined ? [] : [and])].map((name) => String(found[name]));
}

function isPlain(value: unknown, among: readonly unknown[]): boolean {
  if (!isSet(value) || !/^[A-Za-z0-9_-]+$/.test(String(value))) return false;
  const text = String(value);
  return !among.some((other) => String(other) !== text && String(other).toLowerCase() === text.toLowerCase());
}

function meets(item: BatchItem, { case: { field, and }, notes }: Evidence<Case, Notes>): boolean {
  const [value, second] = notes.values;
  return String(item[field]) === value && (and === undefined || String(item[and]) === second);
}

/** Tells whether the list is as if no filter had been asked for, and nothing in the target file rules that out. */
function isIgnored(evidence: Evidence<Case, Notes>): boolean {
  const { field } = evidence.case;
  if (field === 'id' || isPromised(evidence.facts, field)) return false;
  const shown = new Set(idsOf(batchList(evidence, 'filtered').items));
  return idsOf(batchList(evidence, 'all').items).every((id) => shown.has(id));
}

function isPromised({ choices }: Facts, field: string): boolean {
  const offered = chosen(choices, 'lists.queryable_fields', 'listBatchItems')?.filter;
  const is_offered = offered === 'scalars' || (Array.isArray(offered) && offered.includes(field));
  return is_offered || chosen(choices, 'lists.unknown_filter', 'listBatchItems') === 'refused';
}

function judgeFiltered(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { walk } = batchList(evidence, 'filtered');
  const { field } = evidence.case;
  const [value] = evidence.notes.values;
  const expected = { [field]: value };
  for (const [index, page] of walk.pages.entries()) {
    const strangers = page.items.filter((item) => tally.compared(!meets(item, evidence)));
    if (strangers.length === 0) continue;
    return tally.broken(index === 0 ? 'non-matching-shown' : 'filter-lost', {
      at: page.exchange,
      message: `page ${index + 1} of the batch items filtered by ${field} shows items with another value`,
      expected,
      actual: shownOf(strangers, field),
      pointer: '/items',
    });
  }
  const shown = new Set(walk.pages.flatMap((page) => page.ids));
  const missing = batchList(evidence, 'all').items.filter(
    (item) => meets(item, evidence) && !shown.has(String(item.id)),
  );
  if (missing.length === 0 || tally.compared(walk.ended !== 'end'))
    return [
      ...judgeNought(evidence, tally),
      ...judgeOthers(evidence, tally),
      ...judgeBack(evidence, tally),
      ...judgeAgain(evidence, tally),
    ];
  return tally.broken('matching-missing', {
    message: `the batch items filtered by ${field} lack items with the value that was asked for`,
    at: walk.pages.at(-1)?.exchange,
    expected,
    actual: { missing: idsOf(missing) },
    pointer: '/items',
  });
}

/** The first of them, as a report shows them. */
function shownOf(items: readonly BatchItem[], ...fields: string[]) {
  const shown = (item: BatchItem) => ['id', ...fields].map((field) => [field, item[field] ?? null]);
  return items.slice(0, 3).map((item) => Object.fromEntries(shown(item)));
}

/** A filter by another number of the field has an effect. */
function judgeNought(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const nought = exchangeAt(evidence, 'nought');
  const { field } = evidence.case;
  const items = nought?.decoded?.page?.items ?? [];
  const strangers = items.filter((item) => tally.compared(isSet(item[field]) && item[field] !== 0));
  if (strangers.length === 0) return [];
  return tally.broken('non-matching-shown', {
    at: nought,
    message: `the batch items filtered by ${field} with 0 are others too, where other numbers are told apart`,
    expected: { [field]: 0 },
    actual: shownOf(strangers, field),
    pointer: '/items',
  });
}

/** Of a field that is told apart by one word, each word finds the items that show it, and no others. */
function judgeOthers(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { field } = evidence.case;
  const all = batchList(evidence, 'all').items;
  for (let place = 1; place <= other_words; place++) {
    const { walk: others, items } = batchList(evidence, `other-${place}`);
    const [first] = others.pages;
    const filter = first?.exchange.request.query.filter;
    const value = Array.isArray(filter) ? filter[0]?.value : undefined;
    if (!first || value === undefined) continue;
    const where = { at: first.exchange, expected: { [field]: value }, pointer: '/items' };
    const strangers = items.filter((item) => tally.compared(isSet(item[field]) && String(item[field]) !== value));
    if (strangers.length > 0) {
      const message = `the batch items filtered by ${field} with ${value} show others too, where another word is told apart`;
      return tally.broken('non-matching-shown', { message, actual: shownOf(strangers, field), ...where });
    }
    const shown = new Set(idsOf(items));
    const missing = all.filter((item) => String(item[field]) === value && !shown.has(String(item.id)));
    if (missing.length === 0 || tally.compared(others.ended !== 'end')) continue;
    const message = `the batch items filtered by ${field} with ${value} lack items that show it, where another word finds all`;
    return tally.broken('matching-missing', { message, actual: { missing: idsOf(missing) }, ...where });
  }
  return [];
}

/** The page that `previous` of the last one leads to: the filter had an effect until then. */
function judgeBack(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const back = exchangeAt(evidence, 'back');
  const { field } = evidence.case;
  const items = back?.decoded?.page?.items ?? [];
  const strangers = items.filter((item) => tally.compared(isSet(item[field]) && !meets(item, evidence)));
  if (batchList(evidence, 'filtered').walk.ended !== 'end' || strangers.length === 0) return [];
  return tally.broken('previous-unfiltered', {
    at: back,
    expected: { [field]: evidence.notes.values[0] },
    actual: shownOf(strangers, field),
    pointer: '/items',
  });
}

/** The list that `first` of the last page leads to: the filter had an effect until then. */
function judgeAgain(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { field } = evidence.case;
  if (batchList(evidence, 'filtered').walk.ended !== 'end') return [];
  const { walk, items } = batchList(evidence, 'again');
  const strangers = items.filter((item) => tally.compared(isSet(item[field]) && !meets(item, evidence)));
  if (strangers.length === 0) return [];
  return tally.broken('first-unfiltered', {
    at: walk.pages[0]?.exchange,
    expected: { [field]: evidence.notes.values[0] },
    actual: shownOf(strangers, field),
    pointer: '/first',
  });
}

/** Several conditions can be given, joined by a comma; their meaning together is open. */
function judgeBoth(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const both = stepsOf(evidence, 'both')[0];
  const { field, and } = evidence.case;
  if (tally.compared(isRefused(both))) {
    const message = `conditions on ${field} and ${and} are refused when they are joined by a comma, and taken each on its own`;
    return tally.broken('two-conditions-refused', { at: both, message, expected: 'a list', actual: statusOf(both) });
  }
  // Only a target file that says it of the batch reads is held to it.
  const promised = declared(evidence.facts.choices, 'lists.multiple_conditions', 'listBatchItems');
  const strangers = (both?.decoded?.page?.items ?? []).filter((item) => !meets(item, evidence));
  if (strangers.length === 0) return judgeCut(evidence, tally);
  if (promised !== 'and') return [];
  return tally.holds(!isEachTaken(evidence), 'one-condition-enough', {
    at: both,
    message: `the target file declares that items must meet all conditions, and one that meets only one of ${field} and ${and} is listed`,
    expected: evidence.notes.values,
    actual: shownOf(strangers, field, String(and)),
    pointer: '/items',
  });
}

/** All that the first pages show meet both conditions, so that those behind must too. */
function judgeCut(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const { walk: cut } = batchList(evidence, 'cut');
  const [one, two] = cut.pages;
  if (!one || !two || !one.items.every((item) => meets(item, evidence))) return [];
  const strangers = two.items.filter((item) => tally.compared(!meets(item, evidence)));
  if (strangers.length === 0 || !isEachTaken(evidence)) return [];
  const { field, and } = evidence.case;
  return tally.broken('filter-lost', {
    at: two.exchange,
    message: `page 2 of the batch items filtered by ${field} and ${and} shows items that do not meet both, as all of page 1 do`,
    expected: evidence.notes.values,
    actual: shownOf(strangers, field, String(and)),
    pointer: '/items',
  });
}

/** Each condition on its own keeps something out. */
function isEachTaken(evidence: Evidence<Case, Notes>): boolean {
  const all = new Set(idsOf(batchList(evidence, 'all').items)).size;
  const { field, and } = evidence.case;
  return [field, and].every((name) => batchList(evidence, `alone-${name}`).items.length < all);
}
