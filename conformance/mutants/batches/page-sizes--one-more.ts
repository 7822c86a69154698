import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const batchOneMore: Mutant = {
  id: 'batches/page-sizes--one-more',
  clauses: ['pagination.at-most-page-size'],
  check: 'batches/page-sizes',
  mistake: 'The extra row fetched to see whether there is a next page is shown too.',
  applyTo(parts) {
    return withItemList(parts, (request, list) => list({ ...request, page_size: request.page_size + 1 }));
  },
};
