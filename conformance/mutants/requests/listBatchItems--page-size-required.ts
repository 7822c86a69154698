import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const pageSizeOfItemsRequired: Mutant = {
  id: 'requests/listBatchItems--page-size-required',
  clauses: ['batches.items'],
  check: 'requests/listBatchItems',
  mistake: 'Batches are large, so whoever lists one must say how much of it.',
  applyTo: (parts) => withRefusal(parts, 'listBatchItems', ({ query }) => query.page_size === undefined),
};
