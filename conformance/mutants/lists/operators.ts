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

function withText(one: Condition): Condition {
  return one.value === null && one.operator === 'eq' ? { ...one, operator: 'ne', value: 'null' } : one;
}

function asUnset(one: Condition): Condition {
  return one.value === null ? { ...one, operator: 'eq' } : one;
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
  'nothing-is-a-text': {
    breaks: ['lists.operators'],
    mistake: 'The word for no value is taken for a text, and its comparison is turned round: all names are found.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.map(withText) }),
      })),
  },
  'set-is-not-asked': {
    breaks: ['lists.operators'],
    mistake: 'The question for any value is answered as that for none.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.map(asUnset) }),
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
