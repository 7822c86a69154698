import type { Condition } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** To the ten below, and up to the next. */
function changed(one: Condition): Condition[] {
  if (one.field !== 'size_bytes' || one.operator !== 'eq') return [one];
  const from = Math.floor(Number(one.value) / 10) * 10;
  return [
    { ...one, operator: 'gte', value: String(from) },
    { ...one, operator: 'lt', value: String(from + 10) },
  ];
}

export const sizesRounded: Mutant = {
  id: 'lists/filter--sizes-rounded',
  clauses: ['filtering.only-matching'],
  check: 'lists/filter',
  mistake: 'Sizes are compared as they are shown to people, rounded.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list({ ...request, conditions: request.conditions.flatMap(changed) }),
      }),
    };
  },
};
