import type { Mutant } from '../mutant.ts';
import { withPage } from './changed-pages.ts';

export const typesFromACache: Mutant = {
  id: 'lists/filter--types-from-a-cache',
  clauses: ['filtering.asset-types'],
  check: 'lists/filter',
  mistake: 'A list that fits on one page is served from a cache, which stands in front of the filter.',
  applyTo: (parts) =>
    withPage(parts, 'listAssetTypes', async (page, { request: { query } }, read) => {
      const { filter, ...plain } = query;
      if (!filter) return page;
      const whole = await read(plain);
      return whole.next === null ? whole : page;
    }),
};
