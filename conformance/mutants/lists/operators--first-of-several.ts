import type { Condition } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

function changed(one: Condition): Condition[] {
  return one.operator === 'in' ? [{ ...one, value: one.value!.slice(0, 1) }] : [one];
}

export const firstOfSeveral: Mutant = {
  id: 'lists/operators--first-of-several',
  clauses: ['lists.operators'],
  check: 'lists/operators',
  mistake: 'Of the values of a list, the first is looked for.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list({ ...request, conditions: request.conditions.flatMap(changed) }),
      }),
    };
  },
};
