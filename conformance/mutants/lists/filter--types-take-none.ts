import { Refused } from '../../../src/server/refused.ts';
import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const typesTakeNoFilter: Mutant = {
  id: 'lists/filter--types-take-none',
  clauses: ['filtering.asset-types'],
  check: 'lists/filter',
  mistake: 'The list of types is so short that its strict query knows no filter.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssetTypes', (query) => {
      if (query.filter) throw new Refused('invalid');
      return query;
    }),
};
