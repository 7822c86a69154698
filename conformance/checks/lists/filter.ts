import { chosen, declared } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { type FoundList, findBoth } from '../../acts/found-list.ts';
import { listCheck } from '../../acts/list-check.ts';
import { walk } from '../../acts/walk.ts';
import {
  type Effect,
  effectOf,
  type FilterResult,
  filter_codes,
  filterResult,
  judgeFiltered,
  meeting,
  meetsCondition,
  type SentFilter,
  strangersTo,
} from '../../models/filtering.ts';
import { keyField, type ListItem, plainValues } from '../../models/list-items.ts';
import {
  type FoundNotes,
  foundOnce,
  type ListSubject,
  type SubjectList,
  subject_lists,
} from '../../models/list-subjects.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes } from '../../models/seen-choices.ts';
import { exchangeAt, isFoundInvalid, isRefused, isSuccess, statusOf, stepsOf } from '../../models/steps.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Notes {
  asked: readonly SentFilter[];
}

type Seen = Evidence<ListSubject, FoundNotes & Partial<Notes>>;

/** Fields whose values are known, and that every equality compares alike. */
const judged_fields: Readonly<Record<SubjectList, readonly string[]>> = {
  listAssets: ['name', 'size_bytes', 'id', 'mime_type'],
  listAssetTypes: ['name'],
  listBatchItems: ['client_ref', 'status_code', 'sequence_index', 'run_id', 'id'],
};
/** Asked for too where none of those can be: the list takes a filter if it takes one by any field. */
const other_fields: Readonly<Record<SubjectList, readonly string[]>> = {
  listAssets: ['org_id', 'created_by', 'asset_type', 'source_type', 'blob_key', 'created_at', 'updated_at'],
  listAssetTypes: ['created_at'],
  listBatchItems: [],
};
const clauses: Readonly<Record<SubjectList, string>> = {
  listAssets: 'filtering.assets',
  listAssetTypes: 'filtering.asset-types',
  listBatchItems: 'filtering.batch-grammar',
};
const of_all = [
  'filtering.all-matching',
  'filtering.only-matching',
  'lists.queryable-fields',
  'pagination.cursor-keeps-query',
  'pagination.first-starts-again',
];

const most_values = 4;
const nobodys_name: SentFilter = {
  step: 'nobodys-name',
  conditions: [{ field: 'name', operator: 'eq', value: 'nobodysname' }],
};
/** Begins the steps that ask for names in other scripts. */
const script_steps = 'eq-script-';

/** Pages of so many cut what is found, and from the third on `first` leads away. */
const small_page = 2;
const many_pages = 3;
/** Met by so many, or some more, a condition fills those, and others stand between. */
const least_met = 5;
const most_pages = 30;

/**
 * Every filter "field equals value" gives those of the list's items that have the value, and no others. A field may be
 * refused, or ignored whatever its value; not all of them, and the id of a batch item not at all: the text has `id.eq` as
 * its example. Others than the owner need not be offered what the owner is.
 */
export const filters = listCheck<ListSubject, Notes>({
  id: 'lists/filter',
  title: 'A filter gives all items that have the value asked for, and no others',
  how: 'Each field is asked for values that items have, in large pages and in small ones; others ask for one. Fields may be refused, or ignored for every value.',
  clauses: [...of_all, ...Object.values(clauses)],
  codes: {
    ...filter_codes,
    'no-filter': { message: 'No filter has an effect on the list, by whichever field its items are asked for.' },
    'not-as-declared': { ...declared_codes['not-as-declared'], clause: 'lists.queryable-fields' },
    'filter-refused': { clause: clauses.listBatchItems, message: 'The list of batch items refuses q=id.eq:….' },
    'filter-without-effect': {
      clause: clauses.listBatchItems,
      message: 'The list of batch items is the same with q=id.eq:… as without.',
    },
    'refused-on-item': {
      clause: clauses.listBatchItems,
      message: 'The read of one batch item refuses q=id.eq:…, which the list takes.',
    },
    'filter-lost': {
      clause: 'pagination.cursor-keeps-query',
      message: 'A later page of a filtered list shows items that do not meet the condition, as all of page 1 do.',
    },
    'previous-unfiltered': {
      clause: 'pagination.cursor-keeps-query',
      message: 'The previous URL of the last page of a filtered list leads to a list that is not filtered.',
    },
    'first-unfiltered': {
      clause: 'pagination.first-starts-again',
      message: 'The first URL of the last page of a filtered list leads to a list that is not filtered.',
    },
  },
  since: '0.1.0',
  lists: subject_lists,
  find: findBoth,
  async ask(ctx, subject, found) {
    const { list, by } = subject;
    const { items, item } = found;
    const asked: SentFilter[] = [];
    const ask = async (filter: SentFilter) => {
      asked.push(filter);
      return askFilter(ctx, subject, found, filter);
    };
    if (by !== 'owner') {
      for (const one of askingsOf(items, keyField(list)).slice(-1)) await ask(one);
      return { asked };
    }
    const taken: SentFilter[] = [];
    for (const one of judged_fields[list].flatMap((field) => askingsOf(items, field))) {
      const shown = (await ask(one)).decoded?.page?.items;
      if (shown && strangersTo(shown, one.conditions).length === 0) taken.push(one);
      const { field, value } = one.conditions[0]!;
      if (!shown || field !== 'id' || !item || !isOffered(ctx.facts, 'filter', 'id', 'getBatchItem')) continue;
      await ctx.call(by, item(String(value)), 'whole-item');
      await ctx.call(by, { ...item(String(value)), query: { filter: one.conditions } }, 'item');
    }
    for (const one of otherScripts(items)) await ask(one);
    for (const one of other_fields[list].flatMap((field) => askingsOf(items, field).slice(0, 1))) await ask(one);
    // A list that holds nothing is a list like any other: the checks of answers look at it.
    if (judged_fields[list].includes('name')) await askFilter(ctx, subject, found, nobodys_name);
    await askInPages(ctx, found, taken);
    return { asked };
  },
  control: (evidence, found) => (found.length > 0 ? undefined : nothingToTell(evidence)),
  judge(evidence, tally) {
    const { list, by } = evidence.case;
    const fields = fieldsOf(evidence);
    if (by !== 'owner') return fields.flatMap((field) => judgeForOther(evidence, field, tally));
    const by_id = list === 'listBatchItems' ? judgeId(evidence, fields, tally) : [];
    if (by_id.length > 0) return by_id;
    if (hasNone(fields)) return judgeNoFilter(evidence, fields, tally);
    const judged = fields.filter(({ is_judged }) => is_judged);
    const wrong = judged.flatMap((field) => [
      ...judgeField(field, list, tally),
      ...judgeOffered(evidence, field, tally),
    ]);
    return wrong.length > 0 ? wrong : judgeInPages(evidence, judged, tally);
  },
  covers: ({ case: { list } }) => [clauses[list], ...of_all],
  observe(evidence) {
    const { list, by } = evidence.case;
    const filter = fieldsOf(evidence).flatMap(({ field, effect }) => (effect === 'some' ? [field] : []));
    return by === 'owner' ? [{ choice: 'lists.queryable_fields', operation: list, value: { filter } }] : [];
  },
});

interface AskedField {
  field: string;
  answers: FilterResult[];
  effect: Effect;
  is_judged: boolean;
}

/** No effect is seen of any; what cannot be seen may be one, unless every field that could show it is ignored. */
function hasNone(fields: readonly AskedField[]): boolean {
  const judged = fields.filter(({ is_judged }) => is_judged);
  if (judged.length === 0 || fields.some(({ effect }) => effect === 'some')) return false;
  return judged.every(({ effect }) => effect === 'none') || fields.every(({ effect }) => effect !== 'unclear');
}

/** Values at the beginning, in the middle and at the end of what there is; of ids, which are all alike, the last. */
function askingsOf(own: readonly ListItem[], field: string): SentFilter[] {
  const values = field.endsWith('_at') ? timesOf(own, field) : tellingFirst(plainValues(own, field).map(String));
  const step = Math.max(1, (values.length - 1) / (most_values - 1));
  const places = [...new Set(Array.from({ length: most_values }, (_, index) => Math.round(index * step)))]
    .filter((place) => place < values.length)
    .slice(/^(.+_)?id$/.test(field) ? -1 : 0);
  return places.map((place) => ({
    step: `eq-${field}-${place}`,
    conditions: [{ field, operator: 'eq', value: String(values[place]) }],
  }));
}

/** Names in other scripts, as the list shows them. Names that are equal to them are not asked for, but for plain ones. */
function otherScripts(own: readonly ListItem[]): SentFilter[] {
  const names = own.map(({ name }) => name).filter((name) => typeof name === 'string');
  return [...new Set(names)]
    .filter((name) => /[^\x20-\x7e]/.test(name))
    .map((value, index) => ({
      step: `${script_steps}${index}`,
      conditions: [{ field: 'name', operator: 'eq', value }],
    }));
}

/** A grammar need not take such a value: one may refuse it, or read no filter in it. */
function isUnread({ step, is_ignored }: FilterResult): boolean {
  return is_ignored && step.startsWith(script_steps);
}

/** Those that other values begin with, and nought, which is taken for no value, are the most telling. */
function tellingFirst(values: readonly string[]): string[] {
  const tells = (value: string) => value === '0' || values.some((other) => other !== value && other.startsWith(value));
  return [...values.filter(tells), ...values.filter((value) => !tells(value))];
}

function timesOf(own: readonly ListItem[], field: string): string[] {
  return [...new Set(own.map((item) => item[field]).filter((value) => typeof value === 'string'))];
}

/** Once more in small pages, by a condition that several items meet: from the last page back, and to the first. */
async function askInPages(
  ctx: CheckContext,
  { request: plain, items, sized }: FoundList,
  taken: readonly SentFilter[],
): Promise<void> {
  const caller = 'owner';
  const [one] = taken
    .map(({ conditions }) => ({ conditions, met: meeting(items, conditions).length }))
    .filter(({ met }) => met > small_page && met < items.length)
    .toSorted((a, b) => (Math.min(a.met, b.met) < least_met ? b.met - a.met : a.met - b.met));
  if (!one) return;
  const request = { ...plain, query: { ...sized(small_page), filter: one.conditions } };
  const from = await ctx.call(caller, request, 'cut/1');
  if (!from.decoded?.page) return;
  const pages = await walk(ctx, { caller, request, step: 'cut', from, max_pages: most_pages });
  const last = pages.at(-1)!;
  const { first, previous } = last.decoded?.page ?? {};
  if (pages.length > 1 && typeof previous === 'string') {
    await walk(ctx, { caller, request, step: 'back', link: 'previous', from: last, max_pages: many_pages });
  }
  if (pages.length < many_pages || typeof first !== 'string') return;
  const again = await ctx.followToPage(caller, first, last, 'again/1');
  await walk(ctx, { caller, request, step: 'again', from: again, max_pages: pages.length });
}

function fieldsOf(evidence: Seen): AskedField[] {
  const { list } = evidence.case;
  const own = foundOnce(evidence);
  const asked = evidence.notes.asked ?? [];
  return [...Map.groupBy(asked, ({ conditions }) => conditions[0]!.field)].map(([field, askings]) => {
    const answers = askings.map((one) => filterResult(evidence, list, one, own));
    return { field, answers, effect: effectOf(answers), is_judged: judged_fields[list].includes(field) };
  });
}

/** One item, or several that are alike in everything, cannot show whether a filter leaves any out. */
function nothingToTell(evidence: Seen) {
  const { list, by } = evidence.case;
  const is_taken = by === 'owner' || fieldsOf(evidence).some(isTaken);
  if (is_taken && (list === 'listAssets' || foundOnce(evidence).length > 1)) return undefined;
  const reason = is_taken
    ? `with fewer than two items, no filter of ${list} can be seen to leave any out`
    : `${list} is not filtered by ${keyField(list)} for others, as may be`;
  return { verdict: 'not-claimed' as const, reason };
}

function isTaken({ effect }: AskedField): boolean {
  return effect === 'some' || effect === 'empty';
}

function judgeField(field: AskedField, list: SubjectList, tally: Tally): Mismatch[] {
  const answers = isTaken(field) ? field.answers.filter((one) => !one.is_refused && !isUnread(one)) : [];
  return answers.flatMap((one) => judgeFiltered(one, keyField(list), tally));
}

/** A field that the target file offers is not invalid, and not ignored, for others either. */
function judgeForOther({ case: { list }, facts }: Seen, field: AskedField, tally: Tally): Mismatch[] {
  const at = firstOf(field);
  const is_told = chosen(facts.choices, 'lists.queryable_fields', list)?.filter !== undefined;
  if (isTaken(field)) return judgeField(field, list, tally);
  if (field.effect === 'unclear' || !is_told || !isOffered(facts, 'filter', field.field, list)) return [];
  const is_allowed = field.effect === 'refused' && !isFoundInvalid(at);
  return tally.holds(is_allowed, 'not-as-declared', { at, expected: 'the one item', actual: statusOf(at) });
}

function firstOf({ answers }: AskedField) {
  return answers[0]?.found.pages[0]?.exchange ?? answers[0]?.found.refusal;
}

/** By their ids items of a batch are found on every target, unless its file leaves them out. */
function judgeId(evidence: Seen, fields: readonly AskedField[], tally: Tally): Mismatch[] {
  const by_id = fields.find(({ field }) => field === 'id');
  if (!by_id || !isOffered(evidence.facts, 'filter', 'id', evidence.case.list)) return [];
  const { effect } = by_id;
  const at = firstOf(by_id);
  if (effect === 'refused' || effect === 'none') {
    const code = effect === 'refused' ? 'filter-refused' : 'filter-without-effect';
    return tally.broken(code, { at, expected: 'the one item', actual: statusOf(at) });
  }
  const item = exchangeAt(evidence, 'item');
  if (!item || !isSuccess(exchangeAt(evidence, 'whole-item'))) return [];
  return tally.holds(!isRefused(item), 'refused-on-item', { at: item, expected: 'the item', actual: statusOf(item) });
}

/** Of all the fields that the records show, some can be filtered by. */
function judgeNoFilter({ case: { list }, facts }: Seen, fields: readonly AskedField[], tally: Tally): Mismatch[] {
  const offered = declared(facts.choices, 'lists.queryable_fields', list)?.filter;
  const tried = new Set(tally.each(fields).map(({ field }) => field));
  if (Array.isArray(offered) && !offered.some((field) => tried.has(field))) return [];
  return tally.broken('no-filter', {
    at: fields[0]?.answers[0]?.found.pages[0]?.exchange,
    clause: clauses[list],
    message: `no filter has an effect on ${list}, by whichever field its items are asked for`,
    expected: 'a list that takes a filter by some field',
    actual: Object.fromEntries(fields.map(({ field, effect }) => [field, effect])),
    operation: list,
  });
}

/** A filter is not ignored by a field that the target file names, or where it says that unknown ones are refused. */
function judgeOffered({ case: { list }, facts }: Seen, one: AskedField, tally: Tally): Mismatch[] {
  const { field, effect } = one;
  const named = declared(facts.choices, 'lists.queryable_fields', list)?.filter;
  const promised = named === 'scalars' || (Array.isArray(named) && named.includes(field));
  const refuses = declared(facts.choices, 'lists.unknown_filter', list) === 'refused';
  // No effect can be seen where all items have one value, as of a type that alone is taken.
  const broken = effect !== 'unclear' && (promised ? effect !== 'some' : refuses && effect === 'none');
  if (!isOffered(facts, 'filter', field, list)) return [];
  return tally.holds(!broken, 'not-as-declared', {
    at: firstOf(one),
    message: `by the target file ${list} can be filtered by ${field}, or refuses to be; the filter has no such effect`,
    expected: promised ? 'the items that have the value' : 'a refusal, or the items that have the value',
    actual: effect,
    operation: list,
  });
}

/** The filter had an effect on large pages: it has one on every small page, on the way back, and at the beginning. */
function judgeInPages(evidence: Seen, fields: readonly AskedField[], tally: Tally): Mismatch[] {
  const { list } = evidence.case;
  const conditions = stepsOf(evidence, 'cut')[0]?.request.query.filter;
  if (!Array.isArray(conditions) || !fields.some((one) => one.field === conditions[0]!.field && isTaken(one)))
    return [];
  const cut = filterResult(evidence, list, { step: 'cut', conditions }, foundOnce(evidence));
  const isStranger = (item: ListItem) => meetsCondition(item, conditions[0]!) === false;
  const [first, ...later] = cut.found.pages;
  const lost = first?.items.some(isStranger) ? undefined : later.find(({ items }) => items.some(isStranger));
  if (!lost) {
    const wrong = judgeFiltered(cut, keyField(list), tally);
    if (wrong.length > 0) return wrong;
  }
  const further = [
    ...stepsOf(evidence, 'back').map((at) => ({ code: 'previous-unfiltered', at }) as const),
    ...stepsOf(evidence, 'again').map((at) => ({ code: 'first-unfiltered', at }) as const),
  ];
  // The ways back and from the beginning lead over that page again.
  const led = lost ? [{ code: 'filter-lost', at: lost.exchange } as const] : further;
  return led.flatMap(({ code, at }) => {
    const strangers = tally.each(at?.decoded?.page?.items ?? []).filter(isStranger);
    if (strangers.length === 0) return [];
    const { field } = conditions[0]!;
    const actual = strangers.slice(0, 3).map((item) => ({ id: item.id, [field]: item[field] ?? null }));
    return tally.broken(code, { at, expected: { conditions }, actual, pointer: '/items' });
  });
}
