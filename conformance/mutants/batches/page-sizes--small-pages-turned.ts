import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const smallPagesTurned: Mutant = {
  id: 'batches/page-sizes--small-pages-turned',
  clauses: ['pagination.page-size-invariance'],
  check: 'batches/page-sizes',
  mistake: 'Small pages come from a cache that keeps the items in the opposite order.',
  applyTo(parts) {
    return withItemList(parts, (request, list) => {
      if (request.page_size > 3) return list(request);
      const turned = request.sort.map(({ field, direction }) => {
        return { field, direction: direction === 'asc' ? ('desc' as const) : ('asc' as const) };
      });
      return list({ ...request, sort: turned });
    });
  },
};
