import type { Condition } from '../../../src/choices/canonical.ts';
import { quoting } from '../../checks/lists/quoting.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
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

function isLike(name: string, pattern: string): boolean {
  const [signs, asked] = [[...name], [...pattern]];
  return signs.length === asked.length && asked.every((sign, place) => sign === '_' || sign === signs[place]);
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
  'underline-is-any-sign': {
    breaks: ['lists.quoting'],
    mistake: 'Equality is asked for by LIKE, to which an underline is any sign.',
    applyTo: (parts) =>
      withRows<{ name: string }>(parts, 'assets', async (request, list) => {
        const like = request.conditions.find(({ field, value }) => field === 'name' && String(value).includes('_'));
        if (typeof like?.value !== 'string') return list(request);
        const pattern = like.value;
        const conditions = request.conditions.filter((condition) => condition !== like);
        const { rows } = await list({ ...request, conditions, page_size: 10_000 });
        const found = rows.filter(({ name }) => isLike(name, pattern));
        return { rows: found.slice(0, request.page_size), more: found.length > request.page_size };
      }),
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
