import fc from 'fast-check';
import type { Condition } from '../../../src/choices/canonical.ts';
import { chosen, declared } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { findBoth } from '../../acts/found-list.ts';
import { listCheck } from '../../acts/list-check.ts';
import { walk } from '../../acts/walk.ts';
import {
  effectOf,
  filter_codes,
  filterResult,
  judgeFiltered,
  meeting,
  type SentFilter,
  strangersTo,
} from '../../models/filtering.ts';
import { isPlain, type ListItem, plainValues } from '../../models/list-items.ts';
import { type FoundNotes, foundOnce, type ListSubject, type SubjectList } from '../../models/list-subjects.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { statusOf, stepsOf } from '../../models/steps.ts';
import { hasOwnTypes } from '../../models/uploadable.ts';
import { drawn, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Part {
  field: string;
  /** One of the field's values, counted around; absent: that of the item which has most others like it in the first two fields. */
  value?: number;
  /** An end of a range, of whose values the second or the last is meant; for equality, it is left out. */
  end?: 'gte' | 'lt';
}

type List = Exclude<SubjectList, 'listAssetTypes'>;

interface Case extends ListSubject<List> {
  parts: readonly Part[];
}

const clause_of_several = 'lists.multiple-conditions';
const of_batches = 'filtering.batch-grammar';
const of_all = [
  'filtering.all-matching',
  'filtering.only-matching',
  clause_of_several,
  'pagination.cursor-keeps-query',
];

/** The third leaves out items that meet the first and the second; few that are drawn do. */
const three_that_tell: readonly Part[] = [
  { field: 'mime_type', value: 1 },
  { field: 'size_bytes', value: 3 },
  { field: 'name', value: 3 },
];

interface Notes {
  conditions: readonly Condition[];
}

type Seen = Evidence<Case, FoundNotes & Partial<Notes>>;

/** Conditions in one filter give what all of them give alone, each as far as it has an effect alone. */
export const filtersTogether = listCheck<Case, Notes>({
  id: 'lists/filter-together',
  title: 'Several conditions in one filter must all be met',
  how: 'Conditions, or the ends of a range, are asked for alone and together: the items that meet all of them must come, and no others, on page two too.',
  clauses: [...of_all, of_batches],
  codes: {
    ...filter_codes,
    ...declared_codes,
    'two-conditions-refused': {
      clause: of_batches,
      message: 'Two conditions are refused when they are joined by a comma, and taken each on its own.',
    },
    'one-condition-enough': {
      clause: clause_of_several,
      level: 'declared',
      message: 'An item is listed that meets one condition only, and the target file declares that it must meet all.',
    },
    'filter-lost': {
      clause: 'pagination.cursor-keeps-query',
      message: 'A later page of a filtered list shows items that do not meet all conditions, as all of page 1 do.',
    },
  },
  since: '0.1.0',
  lists: ['listAssets', 'listBatchItems'],
  find: findBoth,
  cases(subjects, facts) {
    const named = subjects.flatMap((subject) => {
      const all = together(facts, subject.list).map((parts) => ({ ...subject, parts }));
      return subject.by === 'owner' ? all : all.slice(0, 1);
    });
    const fields = fieldsOf(facts);
    const field = fc.constantFrom(...(fields.length > 1 ? fields : ['name', 'size_bytes']));
    const part = fc.record({ field, value: fc.nat(9) });
    const parts = fc.uniqueArray(part, { minLength: 2, maxLength: 3, selector: (one) => one.field });
    const assets = { list: 'listAssets', by: 'owner' } as const;
    if (!subjects.some(({ list, by }) => list === assets.list && by === assets.by)) return table(named);
    return {
      ...drawn(
        parts.map((some): Case => ({ ...assets, parts: some })),
        8,
      ),
      named,
    };
  },
  async ask(ctx, { parts, ...subject }, found) {
    const { items, request: plain, sized } = found;
    const conditions = conditionsOf(items, parts);
    if (!conditions) return ctx.stop('not-claimed', 'no two items are alike in the fields to filter by');
    for (const one of askingsOf(subject.list, conditions)) await askFilter(ctx, subject, found, one);
    if (meeting(items, conditions).length > 1) {
      const request = { ...plain, query: { ...sized(1), filter: conditions } };
      const from = await ctx.call(subject.by, request, 'cut/1');
      const bounds = { filled_pages: 2, max_pages: 4 };
      if (from.decoded?.page) await walk(ctx, { caller: subject.by, request, step: 'cut', from, ...bounds });
    }
    return { conditions };
  },
  control(evidence) {
    const { alone, together: all } = answersOf(evidence);
    const effects = alone.map((answer) => effectOf([answer]));
    // One that all items meet leaves nothing out, and may stand beside those that do.
    const mute = effects.findIndex((effect) => effect !== 'some' && effect !== 'unclear');
    if (mute >= 0 || !all || effects.filter((effect) => effect === 'some').length < 2) {
      const reason = `alone, a filter by ${alone[mute]?.conditions[0]?.field ?? 'one of the fields'} has no effect`;
      return { verdict: 'not-claimed', reason };
    }
    if (all.is_refused && !isRefusalJudged(evidence))
      return { verdict: 'not-claimed', reason: 'several conditions at once are refused, which is permitted' };
    return all.strangers.length > 0 && isMeaningOpen(evidence) && !isDeclared(evidence)
      ? { verdict: 'not-claimed', reason: 'several conditions at once are not all met, which is permitted' }
      : undefined;
  },
  judge(evidence, tally) {
    const { together: all } = answersOf(evidence);
    const { list } = evidence.case;
    if (all?.is_refused && list === 'listBatchItems') {
      const at = all.found.refusal;
      return tally.broken('two-conditions-refused', { at, expected: 'a list', actual: statusOf(at) });
    }
    if (!all || all.is_refused) return judgeSeen(evidence, severalSeen(evidence), tally);
    if (all.strangers.length > 0 && isMeaningOpen(evidence)) {
      const at = all.found.pages[0]?.exchange;
      const values = { expected: { conditions: all.conditions }, actual: all.strangers.slice(0, 3), pointer: '/items' };
      return isDeclared(evidence) ? tally.broken('one-condition-enough', { at, ...values }) : [];
    }
    const wrong = judgeFiltered(all, 'id', tally);
    return wrong.length > 0 ? wrong : judgeBehind(evidence, tally);
  },
  covers: ({ case: { list } }) => [...of_all, ...(list === 'listBatchItems' ? [of_batches] : [])],
  observe: (evidence) => observeSeen(severalSeen(evidence)),
});

/** Of assets. A target that takes one media type alone: no condition on it leaves anything out. */
function fieldsOf(facts: Facts): string[] {
  const all_fields = ['name', 'size_bytes', ...(hasOwnTypes(facts) ? ['mime_type'] : []), 'id'];
  return all_fields.filter((field) => isOffered(facts, 'filter', field));
}

/** Conditions that tell most. Cases drawn of few fields may be alike in all of them. */
function together(facts: Facts, list: List): (readonly Part[])[] {
  const { gte, lt } = chosen(facts.choices, 'lists.operators', list) ?? {};
  const ranged = list === 'listAssets' ? 'size_bytes' : 'sequence_index';
  const has_range = gte !== undefined && lt !== undefined && isOffered(facts, 'filter', ranged, list);
  const range: Part[] = [
    { field: ranged, value: 1, end: 'gte' },
    { field: ranged, value: -1, end: 'lt' },
  ];
  const ranges = has_range ? [range] : [];
  if (list === 'listAssets') {
    const fields = fieldsOf(facts);
    const tells = three_that_tell.filter((one) => fields.includes(one.field));
    const others = fields.filter((one) => !tells.some(({ field }) => field === one));
    const named = [...tells, ...others.map((field) => ({ field, value: 3 }))].slice(0, three_that_tell.length);
    return [...(named.length > 1 ? [named] : []), ...ranges];
  }
  const isFilter = (field: string) => isOffered(facts, 'filter', field, list);
  const parts = ['status_code', 'client_ref', 'batch_id'].filter(isFilter).map((field) => ({ field }));
  const third = ['id', 'sequence_index'].filter(isFilter).map((field) => ({ field }));
  const [one, other] = parts;
  const pair = one && other ? [one, other] : [];
  const pairs = pair.length > 1 ? [pair] : parts.length > 0 && third.length > 0 ? [[parts[0]!, third[0]!]] : [];
  const threes = pair.length > 1 && third.length > 0 ? [[...pair, third[0]!]] : [];
  return [...pairs, ...threes, ...ranges];
}

function conditionsOf(items: readonly ListItem[], parts: readonly Part[]): Condition[] | undefined {
  if (parts.every(({ value }) => value !== undefined)) return parts.map((part) => conditionOf(items, part));
  const [one, other] = parts.map(({ field }) => field);
  const alike = (item: ListItem) =>
    items.filter((each) => [one!, other!].every((field) => String(each[field]) === String(item[field]))).length;
  const [item] = items
    .filter((each) => parts.every(({ field }) => isPlain(each[field])))
    .toSorted((a, b) => alike(b) - alike(a));
  if (!item || (parts.length > 2 && alike(item) < 2)) return undefined;
  return parts.map(({ field }) => ({ field, operator: 'eq', value: String(item[field]) }));
}

/** The value is one that an item has, in the field of that item or of another. */
function conditionOf(items: readonly ListItem[], { field, value = 0, end }: Part): Condition {
  const values = plainValues(items, field);
  if (end) {
    const rising = values.map(Number).toSorted((one, other) => one - other);
    return { field, operator: end, value: String(rising.at(value)) };
  }
  return { field, operator: 'eq', value: String(values[value % Math.max(1, values.length)]) };
}

function askingsOf(list: List, conditions: readonly Condition[]): SentFilter[] {
  const two = { step: 'pair', conditions: conditions.slice(0, 2) };
  return [
    ...conditions.map((condition, index) => ({ step: `alone-${index + 1}`, conditions: [condition] })),
    ...(list === 'listBatchItems' && conditions.length > 2 ? [two] : []),
    { step: 'together', conditions },
  ];
}

function answersOf(evidence: Seen) {
  const { list } = evidence.case;
  const own = foundOnce(evidence);
  const conditions = evidence.notes.conditions ?? [];
  const answers = askingsOf(list, conditions).map((one) => filterResult(evidence, list, one, own));
  const at = (step: string) => answers.find((one) => one.step === step);
  return { alone: answers.slice(0, conditions.length), pair: at('pair'), together: at('together') };
}

/** Two conditions joined by a comma are of the grammar of batches; operators, and how many at once, are open. */
function isRefusalJudged({ case: { list, parts }, facts }: Seen): boolean {
  if (list === 'listBatchItems') return parts.length === 2 && parts.every(({ end }) => !end);
  return chosen(facts.choices, 'lists.multiple_conditions', list) === 'and';
}

/** The meaning of two conditions on a batch is open, where they are no two ends, and until two are seen to be met together. */
function isMeaningOpen(evidence: Seen): boolean {
  const { list, parts } = evidence.case;
  if (list !== 'listBatchItems' || parts.some(({ end }) => end)) return false;
  const { pair } = answersOf(evidence);
  return !pair || pair.is_refused || pair.strangers.length > 0;
}

/** Only a target file that says it of the batch reads is held to it. */
function isDeclared({ case: { list }, facts }: Seen): boolean {
  return declared(facts.choices, 'lists.multiple_conditions', list) === 'and';
}

/** All that the first page shows meets the conditions, so that what stands behind it must too. */
function judgeBehind(evidence: Seen, tally: Tally): Mismatch[] {
  const { conditions = [] } = evidence.notes;
  const [one, two] = stepsOf(evidence, 'cut').filter(({ decoded }) => (decoded?.page?.items.length ?? 0) > 0);
  if (!one || !two || strangersTo(one.decoded!.page!.items, conditions).length > 0) return [];
  const strangers = strangersTo(tally.each(two.decoded!.page!.items), conditions);
  return tally.holds(strangers.length === 0, 'filter-lost', {
    at: two,
    expected: { conditions },
    actual: strangers.slice(0, 3),
    pointer: '/items',
  });
}

function severalSeen(evidence: Seen): SeenChoice[] {
  const { together: all } = answersOf(evidence);
  if (!all) return [];
  const exchange = all.found.refusal ?? all.found.pages[0]?.exchange;
  const is_open = all.strangers.length > 0 && isMeaningOpen(evidence);
  const value = all.is_refused ? 'none' : is_open ? { other: 'items meet one of them' } : 'and';
  const but = 'several conditions at once are answered otherwise';
  return [{ key: 'lists.multiple_conditions', value, exchange, but }];
}
