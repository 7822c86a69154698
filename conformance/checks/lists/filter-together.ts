import fc from 'fast-check';
import type { Condition, Operator } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { type Asked, effectOf, filtered, judgeFiltered } from '../../models/filtering.ts';
import { type Item, plainValues, unreadWhole, wholeList } from '../../models/list-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { judgeSeen, observeSeen, type Seen } from '../../models/seen-choices.ts';
import { serverError } from '../../models/steps.ts';
import { askFilter } from '../../runner/ask-filter.ts';
import { check, drawn, type Evidence } from '../../runner/check.ts';
import { readWhole } from '../../runner/whole-lists.ts';

interface Part {
  field: 'name' | 'size_bytes' | 'mime_type' | 'id';
  /** Which of the field's values, counted around. */
  value: number;
}

interface Case {
  parts: [Part, Part];
}

const operation = 'listAssets';
const clause_of_several = 'lists.multiple-conditions';

/** Two conditions in one filter give what both give alone, each as far as it has an effect alone. */
export const filtersTogether = check<Case>({
  id: 'lists/filter-together',
  title: 'Two conditions in one filter must both be met',
  how: 'Each condition is asked for alone, and then both at once, where the target file says that several must all be met. A condition that is refused or ignored alone is left out of the comparison.',
  clauses: ['filtering.all-matching', 'filtering.only-matching', clause_of_several],
  since: '0.1.0',
  area: 'lists',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    const fields = (['name', 'size_bytes', 'mime_type', 'id'] as const).filter((field) =>
      isOffered(facts, 'filter', field),
    );
    const field = fc.constantFrom(...(fields.length > 1 ? fields : (['name', 'size_bytes'] as const)));
    const part = fc.record({ field, value: fc.nat(9) });
    return drawn(
      fc.record({ parts: fc.tuple(part, part) }).filter(({ parts: [one, other] }) => one.field !== other.field),
      8,
    );
  },
  async run(ctx, { parts }) {
    const own = await readWhole(ctx, operation);
    const conditions = parts.map((part) => conditionOf(own, part));
    ctx.note('conditions', conditions);
    for (const one of askingsOf(conditions)) await askFilter(ctx, operation, one, own);
  },
  control(evidence) {
    const [one, other, both] = answersOf(evidence);
    const unread = serverError(evidence) ?? unreadWhole(evidence, operation);
    if (unread) return unread;
    const mute = [one, other].find((answer) => !answer || effectOf([answer]) !== 'some');
    if (mute || !one || !other || !both) {
      const reason = `alone, a filter by ${mute?.conditions[0]?.field ?? 'one of the fields'} has no effect`;
      return { verdict: 'not-claimed', reason };
    }
    return both.is_refused && chosen(evidence.facts.choices, 'lists.multiple_conditions', operation) !== 'and'
      ? { verdict: 'not-claimed', reason: 'several conditions at once are refused, which is permitted' }
      : undefined;
  },
  judge(evidence) {
    const both = answersOf(evidence)[2];
    if (!both || both.is_refused) return judgeSeen(evidence, severalSeen(evidence));
    return judgeFiltered(both, 'id');
  },
  observe: (evidence) => observeSeen(severalSeen(evidence)),
});

/** The value is one that an item has, in the field of that item or of another. */
function conditionOf(own: readonly Item[], { field, value }: Part): Condition {
  const values = plainValues(own, field);
  return { field, operator: 'eq' as Operator, value: String(values[value % Math.max(1, values.length)]) };
}

function askingsOf(conditions: readonly Condition[]): Asked[] {
  return [
    ...conditions.map((condition, index) => ({ step: `alone-${index + 1}`, conditions: [condition] })),
    { step: 'together', conditions },
  ];
}

function answersOf(evidence: Evidence<Case>) {
  const own = wholeList(evidence, operation);
  return askingsOf((evidence.notes.conditions ?? []) as Condition[]).map((one) =>
    filtered(evidence, operation, one, own),
  );
}

function severalSeen(evidence: Evidence<Case>): Seen[] {
  const both = answersOf(evidence)[2];
  if (!both) return [];
  const exchange = both.found.refusal ?? both.found.pages[0]?.exchange;
  const value = both.is_refused ? 'none' : 'and';
  return [{ key: 'lists.multiple_conditions', value, exchange, but: 'two conditions at once are answered otherwise' }];
}
