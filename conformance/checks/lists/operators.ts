import type { Condition } from '../../../src/choices/canonical.ts';
import { type FilterGrammar, isOther } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { readWhole } from '../../acts/whole-lists.ts';
import { effectOf, filter_codes, filterResult, judgeFiltered, type SentFilter } from '../../models/filtering.ts';
import { type ListItem, plainValues, unreadWhole, type WholeNotes, wholeList } from '../../models/list-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';

type Declared = 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'like';
const declarable: readonly Declared[] = ['ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'];
/** A value, or none: asked for by a word for none, or by an operator of its own. */
const presences = ['null', 'not null'] as const;

interface Case {
  operator: Declared | (typeof presences)[number] | null;
  field: 'name' | 'size_bytes';
  /** One of the field's values, counted around; of `in` this one and the one after the next. */
  value: number;
}

const operation = 'listAssets';
const declared = { clause: 'lists.operators', level: 'declared' } as const;

interface Notes extends WholeNotes {
  asked?: SentFilter;
}

/** Operators that the target file declares beside `eq` do what they are declared for. */
export const operators = check<Case, Notes>({
  id: 'lists/operators',
  title: 'Each operator that the target file declares compares as it says',
  how: 'Names and sizes are compared by each declared operator with values that items have: all items that meet the condition must come, and no others.',
  clauses: [declared.clause],
  codes: {
    'non-matching-shown': { ...filter_codes['non-matching-shown'], ...declared },
    'matching-missing': { ...filter_codes['matching-missing'], ...declared },
    'operator-refused': { ...declared, message: 'A filter with an operator that the target file declares is refused.' },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases({ choices }) {
    const words = chosen(choices, 'lists.operators', operation) ?? {};
    const offered = declarable.filter((operator) => words[operator] !== undefined);
    const fields = (['size_bytes', 'name'] as const).filter((field) => isOffered({ choices }, 'filter', field));
    const grammar = filterGrammar({ choices });
    const compared = offered.flatMap((operator) =>
      fields
        .filter((field) => operator !== 'like' || field === 'name')
        .flatMap((field) => [{ operator, field, value: 1 }]),
    );
    const present = presences.filter(
      (one) => fields.includes('name') && asksForNull(grammar) && (grammar.null_operator || one === 'null' || words.ne),
    );
    const asked: Case[] = [...compared, ...present.map((operator) => ({ operator, field: 'name' as const, value: 0 }))];
    return table<Case>(asked.length > 0 ? asked : [{ operator: null, field: 'name', value: 0 }]);
  },
  async run(ctx, { operator, field, value }) {
    if (operator === null)
      ctx.stop('not-claimed', 'the target file declares no operator beside eq (choices.lists.operators)');
    const { own, notes } = await readWhole(ctx, operation);
    const asked = { step: 'asked', conditions: [conditionOf(ctx.facts, own, { operator, field, value })] };
    await askFilter(ctx, operation, asked, own);
    return { ...notes, asked };
  },
  control(evidence) {
    const unread = serverError(evidence) ?? unreadWhole(evidence, operation);
    const answer = answerOf(evidence);
    if (unread || !answer) return unread ?? 'the filter was not sent';
    const { field } = evidence.case;
    const named = chosen(evidence.facts.choices, 'lists.queryable_fields', operation)?.filter;
    const promised = named === 'scalars' || (Array.isArray(named) && named.includes(field));
    return promised || effectOf([answer]) === 'some'
      ? undefined
      : { verdict: 'not-claimed', reason: `a filter by ${field} has no effect here, which is permitted` };
  },
  judge(evidence, tally) {
    const answer = answerOf(evidence);
    const { operator, field } = evidence.case;
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
    return judgeFiltered(answer, 'id', tally).map((one) => ({ ...one, message: `${said}${one.message}` }));
  },
  observe(evidence) {
    const { operator } = evidence.case;
    const answer = answerOf(evidence);
    const words: Readonly<Record<string, string>> = chosen(evidence.facts.choices, 'lists.operators', operation) ?? {};
    const word = operator && words[operator];
    if (!answer || !word || effectOf([answer]) !== 'some') return [];
    return [{ choice: 'lists.operators', operation, value: { [operator]: word } }];
  },
});

function filterGrammar({ choices }: Pick<Facts, 'choices'>): Partial<FilterGrammar> {
  const grammar = chosen(choices, 'lists.filter_grammar', operation);
  return grammar === undefined || isOther(grammar) ? {} : grammar;
}

/** An operator of its own needs a place in the template. */
function asksForNull({ null_operator, null_word, ...template }: Partial<FilterGrammar>): boolean {
  const has_place = Object.values(template).some((text) => String(text).includes('{operator}'));
  return null_operator ? has_place : null_word !== undefined;
}

function conditionOf(facts: Facts, own: readonly ListItem[], { operator, field, value }: Case): Condition {
  if (operator === 'null') return { field, operator: 'eq', value: null };
  if (operator === 'not null') return { field, operator: 'ne', value: null };
  const values = plainValues(own, field).map(String);
  const at = (place: number) => values[place % Math.max(1, values.length)] ?? '';
  if (operator === 'in') return { field, operator, value: [at(value), at(value + 2)] };
  if (operator !== 'like') return { field, operator: operator ?? 'eq', value: at(value) };
  const before = filterGrammar(facts).any_text === '' ? '%' : '';
  return { field, operator, value: `${before}${at(value)}%` };
}

function answerOf(evidence: Evidence<Case, Notes>) {
  const asked = evidence.notes.asked;
  return asked && filterResult(evidence, operation, asked, wholeList(evidence, operation));
}
