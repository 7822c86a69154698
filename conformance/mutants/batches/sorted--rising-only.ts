import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const risingOnly: Mutant = {
  id: 'batches/sorted--rising-only',
  clauses: ['sorting.order'],
  check: 'batches/sorted',
  mistake: 'The direction is read for the usual order alone; every other order is rising.',
  applyTo(parts) {
    return withItemList(parts, (request, list) => {
      const sort = request.sort.map((key) =>
        key.field === 'created_at' ? key : { ...key, direction: 'asc' as const },
      );
      return list({ ...request, sort });
    });
  },
};
