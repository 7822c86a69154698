import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const oneMore: Mutant = {
  id: 'pagination/page-size--one-more',
  clauses: ['pagination.at-most-page-size'],
  check: 'pagination/page-size',
  mistake: 'The extra row fetched to see whether there is a next page is shown too.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list({ ...request, page_size: request.page_size + 1 }),
      }),
    };
  },
};
