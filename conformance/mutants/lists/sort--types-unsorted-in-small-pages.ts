import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const typesUnsortedInSmallPages: Mutant = {
  id: 'lists/sort--types-unsorted-in-small-pages',
  clauses: ['sorting.asset-types'],
  check: 'lists/sort',
  mistake: 'Small pages of types come from the menu of the editor, which has an order of its own.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssetTypes', ({ sort, ...query }) =>
      Number(query.page_size) < 10 ? query : { ...query, sort },
    ),
};
