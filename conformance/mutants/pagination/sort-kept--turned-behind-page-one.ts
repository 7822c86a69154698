import { withPage } from '../lists/changed-pages.ts';
import type { Mutant } from '../mutant.ts';

export const turnedBehindPageOne: Mutant = {
  id: 'pagination/sort-kept--turned-behind-page-one',
  clauses: ['pagination.cursor-keeps-query'],
  check: 'pagination/sort-kept',
  mistake:
    'Cursors hand on the field of the order and not its direction, so that the pages behind the first are turned round.',
  applyTo: (parts) =>
    withPage(parts, 'listAssets', (page, { request: { query } }) =>
      query.sort && query.cursor !== undefined ? { ...page, items: page.items.toReversed() } : page,
    ),
};
