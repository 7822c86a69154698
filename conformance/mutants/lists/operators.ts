import type { Condition } from '../../../src/choices/canonical.ts';
import { operators } from '../../checks/lists/operators.ts';
import { withPart } from '../changed-parts.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

function firstValue(one: Condition): Condition[] {
  return one.operator === 'in' ? [{ ...one, value: one.value!.slice(0, 1) }] : [one];
}

function orEqual(one: Condition): Condition[] {
  return one.operator === 'gt' ? [{ ...one, operator: 'gte' }] : [one];
}

export const mutants = mutantsOf(operators, {
  'first-of-several': {
    breaks: ['lists.operators'],
    mistake: 'Of the values of a list, the first is looked for.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.flatMap(firstValue) }),
      })),
  },
  'greater-or-equal': {
    breaks: ['lists.operators'],
    mistake: 'Greater and greater-or-equal are one operator.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.flatMap(orEqual) }),
      })),
  },
  'likeness-of-names-refused': {
    breaks: ['lists.operators'],
    mistake: 'The operator like is documented and has never been switched on.',
    applyTo: (parts) =>
      withRefusal(
        parts,
        'listAssets',
        ({ query }) => Array.isArray(query.filter) && query.filter.some(({ operator }) => operator === 'like'),
      ),
  },
});
