import type { Condition } from '../../../src/choices/canonical.ts';
import { quoting } from '../../checks/lists/quoting.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

/** Whatever stands for itself is given back its backslash. */
function changed(one: Condition): Condition {
  const { value } = one;
  return typeof value === 'string' ? { ...one, value: value.replaceAll(',', '\\,') } : one;
}

function cut(one: Condition): Condition {
  const { field, value } = one;
  return field === 'name' && typeof value === 'string' ? { ...one, value: value.split('.')[0]! } : one;
}

function withoutPlus(one: Condition): Condition {
  const { field, value } = one;
  return field === 'name' && typeof value === 'string' ? { ...one, value: value.replaceAll('+', ' ') } : one;
}

export const mutants = mutantsOf(quoting, {
  'value-ends-at-a-point': {
    breaks: ['lists.quoting'],
    mistake: 'A condition is split at every point, and what stands behind the second one is dropped.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.map(cut) }),
      })),
  },
  'plus-is-a-space': {
    breaks: ['lists.quoting'],
    mistake: 'A condition is decoded once more than the query that holds it, and its plus becomes a space.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.map(withoutPlus) }),
      })),
  },
  'comma-keeps-its-backslash': {
    breaks: ['lists.quoting'],
    mistake: 'A comma behind a backslash does not end the value, but the backslash stays in it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.map(changed) }),
      })),
  },
});
