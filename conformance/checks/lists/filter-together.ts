import fc from 'fast-check';
import type { Condition, Operator } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { readWhole } from '../../acts/whole-lists.ts';
import { effectOf, filter_codes, filterResult, judgeFiltered, type SentFilter } from '../../models/filtering.ts';
import { type ListItem, plainValues, unreadWhole, type WholeNotes, wholeList } from '../../models/list-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { serverError } from '../../models/steps.ts';
import { hasOwnTypes } from '../../models/uploadable.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Part {
  field: 'name' | 'size_bytes' | 'mime_type' | 'id';
  /** One of the field's values, counted around. */
  value: number;
  /** An end of a range, of whose values the second or the last is meant; for equality, it is left out. */
  end?: 'gte' | 'lt';
}

interface Case {
  parts: readonly Part[];
}

const operation = 'listAssets';
const clause_of_several = 'lists.multiple-conditions';
/** The third leaves out items that meet the first and the second; few that are drawn do. */
const three_that_tell: readonly Part[] = [
  { field: 'mime_type', value: 1 },
  { field: 'size_bytes', value: 3 },
  { field: 'name', value: 3 },
];

/** Of one field, which some keep conditions by. */
const range: readonly Part[] = [
  { field: 'size_bytes', value: 1, end: 'gte' },
  { field: 'size_bytes', value: -1, end: 'lt' },
];

interface Notes extends WholeNotes {
  conditions?: readonly Condition[];
}

/** Conditions in one filter give what all of them give alone, each as far as it has an effect alone. */
export const filtersTogether = check<Case, Notes>({
  id: 'lists/filter-together',
  title: 'Several conditions in one filter must all be met',
  how: 'Conditions, or the ends of a range, are asked for alone and then several at once: the items that meet all of them must come, and no others.',
  clauses: ['filtering.all-matching', 'filtering.only-matching', clause_of_several],
  codes: { ...filter_codes, ...declared_codes },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    // A target that takes one media type alone: no condition on it leaves anything out.
    const all_fields = ['name', 'size_bytes', ...(hasOwnTypes(facts) ? (['mime_type'] as const) : []), 'id'] as const;
    const fields = all_fields.filter((field) => isOffered(facts, 'filter', field));
    const field = fc.constantFrom(...(fields.length > 1 ? fields : (['name', 'size_bytes'] as const)));
    const part = fc.record({ field, value: fc.nat(9) });
    const parts = fc.uniqueArray(part, { minLength: 2, maxLength: 3, selector: (one) => one.field });
    const tells = three_that_tell.filter((one) => fields.includes(one.field));
    // Cases drawn of the few fields that are left may be alike in all of them.
    const others = fields
      .filter((one) => !tells.some(({ field }) => field === one))
      .map((one) => ({ field: one, value: 3 }));
    const named = [...tells, ...others].slice(0, three_that_tell.length);
    const { gte, lt } = chosen(facts.choices, 'lists.operators', operation) ?? {};
    const has_range = gte !== undefined && lt !== undefined && isOffered(facts, 'filter', 'size_bytes');
    const together = [...(named.length > 1 ? [named] : []), ...(has_range ? [range] : [])];
    return { ...drawn(fc.record({ parts }), 8), named: together.map((all) => ({ parts: all })) };
  },
  async run(ctx, { parts }) {
    const { own, notes } = await readWhole(ctx, operation);
    const conditions = parts.map((part) => conditionOf(own, part));
    for (const one of askingsOf(conditions)) await askFilter(ctx, operation, one, own);
    return { ...notes, conditions };
  },
  control(evidence) {
    const { alone, together } = answersOf(evidence);
    const unread = serverError(evidence) ?? unreadWhole(evidence, operation);
    if (unread) return unread;
    const mute = alone.find((answer) => effectOf([answer]) !== 'some');
    if (mute || !together) {
      const reason = `alone, a filter by ${mute?.conditions[0]?.field ?? 'one of the fields'} has no effect`;
      return { verdict: 'not-claimed', reason };
    }
    return together.is_refused && chosen(evidence.facts.choices, 'lists.multiple_conditions', operation) !== 'and'
      ? { verdict: 'not-claimed', reason: 'several conditions at once are refused, which is permitted' }
      : undefined;
  },
  judge(evidence, tally) {
    const { together } = answersOf(evidence);
    if (!together || together.is_refused) return judgeSeen(evidence, severalSeen(evidence), tally);
    return judgeFiltered(together, 'id', tally);
  },
  observe: (evidence) => observeSeen(severalSeen(evidence)),
});

/** The value is one that an item has, in the field of that item or of another. */
function conditionOf(own: readonly ListItem[], { field, value, end }: Part): Condition {
  const values = plainValues(own, field);
  if (end) {
    const rising = values.map(Number).toSorted((one, other) => one - other);
    return { field, operator: end, value: String(rising.at(value)) };
  }
  return { field, operator: 'eq' as Operator, value: String(values[value % Math.max(1, values.length)]) };
}

function askingsOf(conditions: readonly Condition[]): SentFilter[] {
  return [
    ...conditions.map((condition, index) => ({ step: `alone-${index + 1}`, conditions: [condition] })),
    { step: 'together', conditions },
  ];
}

function answersOf(evidence: Evidence<Case, Notes>) {
  const own = wholeList(evidence, operation);
  const conditions = evidence.notes.conditions ?? [];
  const answers = askingsOf(conditions).map((one) => filterResult(evidence, operation, one, own));
  return { alone: answers.slice(0, -1), together: conditions.length > 0 ? answers.at(-1) : undefined };
}

function severalSeen(evidence: Evidence<Case, Notes>): SeenChoice[] {
  const { together } = answersOf(evidence);
  if (!together) return [];
  const exchange = together.found.refusal ?? together.found.pages[0]?.exchange;
  const value = together.is_refused ? 'none' : 'and';
  const but = 'several conditions at once are answered otherwise';
  return [{ key: 'lists.multiple_conditions', value, exchange, but }];
}
