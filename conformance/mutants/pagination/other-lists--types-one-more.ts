import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const typesOneMore: Mutant = {
  id: 'pagination/other-lists--types-one-more',
  clauses: ['pagination.at-most-page-size'],
  check: 'pagination/other-lists',
  mistake: 'The extra row that tells whether there is a next page is shown, in the one list that was written by hand.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'asset_types') return parts.store.list<Row>(request);
          return parts.store.list<Row>({ ...request, page_size: request.page_size + 1 });
        },
      }),
    };
  },
};
