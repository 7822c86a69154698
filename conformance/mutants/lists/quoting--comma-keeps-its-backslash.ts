import type { Condition } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Whatever stands for itself is given back its backslash. */
function changed(one: Condition): Condition {
  const { value } = one;
  return typeof value === 'string' ? { ...one, value: value.replaceAll(',', '\\,') } : one;
}

export const commaKeepsItsBackslash: Mutant = {
  id: 'lists/quoting--comma-keeps-its-backslash',
  clauses: ['lists.quoting'],
  check: 'lists/quoting',
  mistake: 'A comma behind a backslash does not end the value, but the backslash stays in it.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        list: (request) => store.list({ ...request, conditions: request.conditions.map(changed) }),
      }),
    };
  },
};
