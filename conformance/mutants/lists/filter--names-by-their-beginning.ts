import type { Condition } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

function changed(one: Condition): Condition[] {
  const isName = one.field === 'name' && one.operator === 'eq';
  return isName ? [{ ...one, operator: 'like', value: `${String(one.value)}%` }] : [one];
}

export const namesByTheirBeginning: Mutant = {
  id: 'lists/filter--names-by-their-beginning',
  clauses: ['filtering.only-matching'],
  check: 'lists/filter',
  mistake: 'Names are looked up as a search box would: whatever begins with the value is equal to it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list({ ...request, conditions: request.conditions.flatMap(changed) }),
      }),
    };
  },
};
