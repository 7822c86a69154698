import type { Condition } from '../../../src/choices/canonical.ts';
import { type FilterGrammar, isOther } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { findBoth } from '../../acts/found-list.ts';
import { listCheck } from '../../acts/list-check.ts';
import { amountOf } from '../../models/balances.ts';
import {
  effectOf,
  type FilterResult,
  filter_codes,
  filterResult,
  judgeFiltered,
  margin_ms,
  type SentFilter,
} from '../../models/filtering.ts';
import { type ListItem, plainValues } from '../../models/list-items.ts';
import { type FoundNotes, foundOnce, type ListSubject, type SubjectList } from '../../models/list-subjects.ts';
import { isOffered } from '../../models/queryable.ts';
import { instantOf } from '../../models/values.ts';
import { table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

type Declared = 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'like';
const declarable: readonly Declared[] = ['ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'];
/** A value, or none: asked for by a word for none, or by an operator of its own. */
const presences = ['null', 'not null'] as const;

type List = Exclude<SubjectList, 'listAssetTypes'>;

interface Case extends ListSubject<List> {
  operator: Declared | (typeof presences)[number] | null;
  field: string;
  /** One of the field's values, counted around; of `in` this one and the one after the next. Of batches, one above most. */
  value: number;
}

/** Of batch items what is no number, and has a colon of its own, is compared with what is below it. */
const times = ['completed_at', 'started_at', 'created_at'];
const declared = { clause: 'lists.operators', level: 'declared' } as const;

interface Notes {
  asked: SentFilter;
}

/** Operators that the target file declares beside `eq` do what they are declared for. */
export const operators = listCheck<Case, Notes>({
  id: 'lists/operators',
  title: 'Each operator that the target file declares compares as it says',
  how: 'Names and sizes of assets are compared by each declared operator, times and amounts of batch items by lt: all that meet the condition must come, and no others.',
  clauses: ['filtering.all-matching', declared.clause],
  codes: {
    'non-matching-shown': { ...filter_codes['non-matching-shown'], ...declared },
    'matching-missing': { ...filter_codes['matching-missing'], ...declared },
    'operator-refused': { ...declared, message: 'A filter with an operator that the target file declares is refused.' },
    'earlier-missing': {
      clause: 'filtering.all-matching',
      message: 'Batch items filtered by a time lack some that have an earlier one.',
    },
    'cheaper-missing': {
      clause: 'filtering.all-matching',
      message: 'Batch items filtered by an amount lack some that cost less.',
    },
  },
  since: '0.1.0',
  lists: ['listAssets', 'listBatchItems'],
  cases(subjects, facts) {
    const rows = subjects.flatMap((subject) => (subject.by === 'owner' ? rowsOf(facts, subject) : []));
    const asked = rows.filter(({ operator }) => operator !== null);
    return table(asked.length > 0 ? asked : rows.slice(0, 1));
  },
  find(ctx, subject) {
    if (subject.operator === null)
      ctx.stop('not-claimed', 'the target file declares no operator beside eq (choices.lists.operators)');
    return findBoth(ctx, subject);
  },
  async ask(ctx, input, found) {
    const condition = conditionOf(ctx.facts, found.items, input);
    if (!condition) return ctx.stop('not-claimed', `no filter by what lies below some ${input.field} can be seen`);
    const asked = { step: 'asked', conditions: [condition] };
    await askFilter(ctx, input, found, asked);
    return { asked };
  },
  control(evidence) {
    const answer = answerOf(evidence);
    if (!answer) return 'the filter was not sent';
    const { field, list } = evidence.case;
    const named = chosen(evidence.facts.choices, 'lists.queryable_fields', list)?.filter;
    const promised = named === 'scalars' || (Array.isArray(named) && named.includes(field));
    const effect = effectOf([answer]);
    // Of a batch all items may lie below the value.
    if (list === 'listBatchItems' ? effect !== 'refused' : promised || effect === 'some') {
      const is_whole = list === 'listAssets' || answer.found.ended === 'end';
      return is_whole ? undefined : `the list filtered by ${field} was not read to its end`;
    }
    return { verdict: 'not-claimed', reason: `a filter by ${field} has no effect here, which is permitted` };
  },
  judge(evidence, tally) {
    const answer = answerOf(evidence);
    const { operator, field, list } = evidence.case;
    if (!answer) return [];
    const is_presence = operator === 'null' || operator === 'not null';
    const said = is_presence
      ? 'the target file says how no value is asked for, and '
      : `the target file declares the operator ${operator}, and `;
    if (tally.compared(answer.is_refused)) {
      const { refusal } = answer.found;
      return tally.broken('operator-refused', {
        at: refusal,
        message: `${said}a filter by ${field} with it is refused`,
        expected: 'the items that meet the condition',
        actual: `status ${refusal?.received?.status}`,
      });
    }
    if (list === 'listBatchItems') return judgeBelow(answer, field, tally);
    return judgeFiltered(answer, 'id', tally).map((one) => ({ ...one, message: `${said}${one.message}` }));
  },
  covers: ({ case: { list } }) => ['filtering.all-matching', ...(list === 'listBatchItems' ? [] : [declared.clause])],
  observe(evidence) {
    const { operator, list } = evidence.case;
    const answer = answerOf(evidence);
    const words: Readonly<Record<string, string>> = chosen(evidence.facts.choices, 'lists.operators', list) ?? {};
    const word = operator && words[operator];
    if (!answer || !word || effectOf([answer]) !== 'some') return [];
    return [{ choice: 'lists.operators', operation: list, value: { [operator]: word } }];
  },
});

/** Each operator that is declared, on each field; one for none where there is none. */
function rowsOf(facts: Facts, subject: ListSubject<List>): Case[] {
  const { list } = subject;
  const words = chosen(facts.choices, 'lists.operators', list) ?? {};
  const isFilter = (field: string) => isOffered(facts, 'filter', field, list);
  const none: Case = { ...subject, operator: null, field: 'name', value: 0 };
  if (list === 'listBatchItems') {
    const below = [times.find(isFilter), 'cost'].filter((field) => field !== undefined && isFilter(field));
    const rows = words.lt === undefined ? [] : below;
    return [none, ...rows.map((field): Case => ({ ...subject, operator: 'lt', field: field!, value: 0 }))];
  }
  const fields = ['size_bytes', 'name'].filter(isFilter);
  const compared = declarable
    .filter((operator) => words[operator] !== undefined)
    .flatMap((operator) =>
      fields
        .filter((field) => operator !== 'like' || field === 'name')
        .map((field): Case => ({ ...subject, operator, field, value: 1 })),
    );
  const grammar = filterGrammar(facts, list);
  const present = presences.filter(
    (one) => fields.includes('name') && asksForNull(grammar) && (grammar.null_operator || one === 'null' || words.ne),
  );
  return [none, ...compared, ...present.map((operator): Case => ({ ...subject, operator, field: 'name', value: 0 }))];
}

function filterGrammar({ choices }: Facts, list: List): Partial<FilterGrammar> {
  const grammar = chosen(choices, 'lists.filter_grammar', list);
  return grammar === undefined || isOther(grammar) ? {} : grammar;
}

/** An operator of its own needs a place in the template. */
function asksForNull({ null_operator, null_word, ...template }: Partial<FilterGrammar>): boolean {
  const has_place = Object.values(template).some((text) => String(text).includes('{operator}'));
  return null_operator ? has_place : null_word !== undefined;
}

function conditionOf(
  facts: Facts,
  own: readonly ListItem[],
  { operator, field, value, list }: Case,
): Condition | undefined {
  if (operator === 'null') return { field, operator: 'eq', value: null };
  if (operator === 'not null') return { field, operator: 'ne', value: null };
  if (list === 'listBatchItems') {
    const above = field === 'cost' ? greatestAmount(own) : endOfLastHour(own, field);
    return above === undefined ? undefined : { field, operator: 'lt', value: above };
  }
  const values = plainValues(own, field).map(String);
  const at = (place: number) => values[place % Math.max(1, values.length)] ?? '';
  if (operator === 'in') return { field, operator, value: [at(value), at(value + 2)] };
  if (operator !== 'like') return { field, operator: operator ?? 'eq', value: at(value) };
  const before = filterGrammar(facts, list).any_text === '' ? '%' : '';
  return { field, operator, value: `${before}${at(value)}%` };
}

/** Others are below it. */
function greatestAmount(items: readonly ListItem[]): string | undefined {
  const amounts = items.flatMap(({ cost }) => amountOf(cost) ?? []);
  return new Set(amounts).size < 2 ? undefined : String(Math.max(...amounts));
}

/**
 * The end of the hour in which the last of the items has its time: whatever a target rounds to, all of them lie before
 * it, and what is left of it before its first colon is no later than any of them.
 */
function endOfLastHour(items: readonly ListItem[], field: string): string | undefined {
  const shown = items.map((item) => item[field]).filter((time) => !Number.isNaN(instantOf(time)));
  const last = shown.toSorted((a, b) => instantOf(a) - instantOf(b)).at(-1);
  const value = typeof last === 'string' ? last.replace(/(T\d\d):\d\d:\d\d/, '$1:59:59') : undefined;
  return value && instantOf(value) - instantOf(last) > margin_ms ? value : undefined;
}

/** One that passes over the filter shows them all, which is permitted. */
function judgeBelow({ found, conditions, matching, missing }: FilterResult, field: string, tally: Tally): Mismatch[] {
  if (found.ended === 'end') tally.each(matching);
  if (missing.length === 0) return [];
  return tally.broken(field === 'cost' ? 'cheaper-missing' : 'earlier-missing', {
    at: found.pages.at(-1)?.exchange,
    expected: { conditions },
    actual: { missing: missing.slice(0, 3).map((item) => item[field]) },
    pointer: '/items',
  });
}

function answerOf(evidence: Evidence<Case, FoundNotes & Partial<Notes>>) {
  const { asked } = evidence.notes;
  const { list } = evidence.case;
  return asked && filterResult(evidence, list, asked, foundOnce(evidence));
}
