import type { Condition } from '../../../src/choices/canonical.ts';
import { quoting } from '../../checks/lists/quoting.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

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
  'written-by-hand': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The URLs of a page are put together from the parameters as they were read, and nothing is escaped again.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        cursorUrl: (request) =>
          dialect.cursorUrl(request).replaceAll(/=([^&]*)/g, (_, value: string) => `=${decodeURIComponent(value)}`),
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
});
