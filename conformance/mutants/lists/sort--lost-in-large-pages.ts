import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const sortLostInLargePages: Mutant = {
  id: 'lists/sort--lost-in-large-pages',
  clauses: ['sorting.assets-form'],
  check: 'lists/sort',
  mistake: 'Large pages are streamed as the rows lie, before any order is made.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', ({ sort, ...query }) =>
      Number(query.page_size) > 100 ? query : { ...query, sort },
    ),
};
