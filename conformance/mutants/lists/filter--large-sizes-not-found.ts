import type { Condition } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

function changed(one: Condition): Condition[] {
  const isLarge = one.field === 'size_bytes' && Number(one.value) >= 1_000_000;
  return isLarge ? [{ ...one, value: '-1' }] : [one];
}

export const largeSizesNotFound: Mutant = {
  id: 'lists/filter--large-sizes-not-found',
  clauses: ['filtering.all-matching'],
  check: 'lists/filter',
  mistake: 'Numbers of seven digits are written with a thousands separator, and then they equal nothing.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list({ ...request, conditions: request.conditions.flatMap(changed) }),
      }),
    };
  },
};
