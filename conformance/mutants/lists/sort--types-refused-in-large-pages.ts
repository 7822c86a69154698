import { Refused } from '../../../src/server/refused.ts';
import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const typesRefusedInLargePages: Mutant = {
  id: 'lists/sort--types-refused-in-large-pages',
  clauses: ['sorting.asset-types'],
  check: 'lists/sort',
  mistake: 'An order is refused with more than a hundred rows to a page, on every list, however short it is.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssetTypes', (query) => {
      if (query.sort && Number(query.page_size) > 100) throw new Refused('invalid');
      return query;
    }),
};
