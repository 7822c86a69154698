import type { Condition } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

function changed(one: Condition): Condition[] {
  return one.operator === 'gt' ? [{ ...one, operator: 'gte' }] : [one];
}

export const greaterOrEqual: Mutant = {
  id: 'lists/operators--greater-or-equal',
  clauses: ['lists.operators'],
  check: 'lists/operators',
  mistake: 'Greater and greater-or-equal are one operator.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list({ ...request, conditions: request.conditions.flatMap(changed) }),
      }),
    };
  },
};
