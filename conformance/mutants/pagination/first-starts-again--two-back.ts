import { cursorOf, withPage } from '../lists/changed-pages.ts';
import type { Mutant } from '../mutant.ts';

export const firstIsTwoBack: Mutant = {
  id: 'pagination/first-starts-again--two-back',
  clauses: ['pagination.first-starts-again'],
  check: 'pagination/first-starts-again',
  mistake:
    'Links lead back by two pages at the most, as far as the history of cursors goes: further on, first is no longer the first.',
  applyTo: (parts) =>
    withPage(parts, 'listAssets', async (page, { request: { query } }, read) => {
      if (page.previous === null) return page;
      const before = await read({ ...query, ...cursorOf(page.previous) });
      return before.previous === null ? page : { ...page, first: page.previous };
    }),
};
