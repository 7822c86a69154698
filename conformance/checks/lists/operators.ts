import type { Condition } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { readWhole } from '../../acts/whole-lists.ts';
import { effectOf, filterResult, judgeFiltered, type SentFilter } from '../../models/filtering.ts';
import { type ListItem, plainValues, unreadWhole, type WholeNotes, wholeList } from '../../models/list-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

type Declared = 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'like';
const declarable: readonly Declared[] = ['ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'];

interface Case {
  operator: Declared | null;
  field: 'name' | 'size_bytes';
  /** Which of the field's values, counted around; of `in` this one and the one after the next. */
  value: number;
}

const operation = 'listAssets';
const clause = 'lists.operators';

interface Notes extends WholeNotes {
  asked?: SentFilter;
}

/** Operators that the target file declares beside `eq` do what they are declared for. */
export const operators = check<Case, Notes>({
  id: 'lists/operators',
  title: 'Each operator that the target file declares compares as it says',
  how: 'Names and sizes are compared by each declared operator with values that items have. Text is put in order only among names of lower-case letters and digits of one length, and items without a value are left out.',
  clauses: [clause],
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases({ choices }) {
    const words = chosen(choices, 'lists.operators', operation) ?? {};
    const offered = declarable.filter((operator) => words[operator] !== undefined);
    const fields = (['size_bytes', 'name'] as const).filter((field) => isOffered({ choices }, 'filter', field));
    const asked = offered.flatMap((operator) =>
      fields
        .filter((field) => operator !== 'like' || field === 'name')
        .flatMap((field) => [{ operator, field, value: 1 }]),
    );
    return table<Case>(asked.length > 0 ? asked : [{ operator: null, field: 'name', value: 0 }]);
  },
  async run(ctx, { operator, field, value }) {
    if (operator === null)
      ctx.stop('not-claimed', 'the target file declares no operator beside eq (choices.lists.operators)');
    const { own, notes } = await readWhole(ctx, operation);
    const asked = { step: 'asked', conditions: [conditionOf(own, { operator, field, value })] };
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
    const where = { clause, level: 'declared' as const };
    const said = `the target file declares the operator ${operator}, and `;
    if (tally.compared(answer.is_refused)) {
      const { refusal } = answer.found;
      return [
        {
          ...where,
          code: 'operator-refused',
          message: `${said}a filter by ${field} with it is refused`,
          expected: 'the items that meet the condition',
          actual: `status ${refusal?.received?.status}`,
          operation,
          exchange: refusal?.number,
        },
      ];
    }
    return judgeFiltered(answer, 'id', tally).map((one) => ({ ...one, ...where, message: `${said}${one.message}` }));
  },
  observe(evidence) {
    const { operator } = evidence.case;
    const answer = answerOf(evidence);
    const word = operator && chosen(evidence.facts.choices, 'lists.operators', operation)?.[operator];
    if (!answer || !word || effectOf([answer]) !== 'some') return [];
    return [{ choice: 'lists.operators', operation, value: { [operator]: word } }];
  },
});

function conditionOf(own: readonly ListItem[], { operator, field, value }: Case): Condition {
  const values = plainValues(own, field).map(String);
  const at = (place: number) => values[place % Math.max(1, values.length)] ?? '';
  if (operator === 'in') return { field, operator, value: [at(value), at(value + 2)] };
  return { field, operator: operator ?? 'eq', value: operator === 'like' ? `${at(value)}%` : at(value) };
}

function answerOf(evidence: Evidence<Case, Notes>) {
  const asked = evidence.notes.asked;
  return asked && filterResult(evidence, operation, asked, wholeList(evidence, operation));
}
