import { Refused } from '../../../src/server/refused.ts';
import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const sortRefusedWithoutAFilter: Mutant = {
  id: 'lists/sort--refused-without-a-filter',
  clauses: ['sorting.assets-form'],
  check: 'lists/sort',
  mistake: 'To spare the database, an order is refused unless a filter makes the list short.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', (query) => {
      if (query.sort && !query.filter) throw new Refused('invalid');
      return query;
    }),
};
