import { withPage } from '../lists/changed-pages.ts';
import type { Mutant } from '../mutant.ts';

export const firstRisesOnceMore: Mutant = {
  id: 'pagination/first-starts-again--rising-once-more',
  clauses: ['pagination.first-starts-again'],
  check: 'pagination/first-starts-again',
  mistake: 'The link to the first page keeps the field of the order, whose direction is then the usual one, rising.',
  applyTo: (parts) =>
    withPage(parts, 'listAssets', async (page, { request }, read) => {
      const { cursor: _, backward: __, ...query } = request.query;
      if (!Array.isArray(query.sort)) return page;
      const sort = query.sort.map(({ field }) => ({ field, direction: 'asc' }) as const);
      return { ...page, first: (await read({ ...query, sort })).first };
    }),
};
