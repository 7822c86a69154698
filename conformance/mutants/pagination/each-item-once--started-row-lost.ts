import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const startedRowLost: Mutant = {
  id: 'pagination/each-item-once--started-row-lost',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/each-item-once',
  mistake: 'The gallery shows rows of three: what is left over for a row of fewer is not counted as a page.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const slice = await list(request);
      if (request.backward || !slice.more) return slice;
      const { rows } = await list({ ...request, page_size: request.page_size + 3 });
      return { ...slice, more: rows.length > request.page_size + 2 };
    }),
};
