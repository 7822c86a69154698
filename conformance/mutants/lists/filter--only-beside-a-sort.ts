import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const filterOnlyBesideASort: Mutant = {
  id: 'lists/filter--only-beside-a-sort',
  clauses: ['filtering.assets'],
  check: 'lists/filter',
  mistake: 'The filter is put together with the order, and a list without an order of its own never gets it.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', ({ filter, ...query }) => (query.sort ? { ...query, filter } : query)),
};
