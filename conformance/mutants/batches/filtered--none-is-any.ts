import type { Mutant } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const noneIsAny: Mutant = {
  id: 'batches/filtered--none-is-any',
  clauses: ['filtering.only-matching'],
  check: 'batches/filtered',
  mistake: 'A filter by reference also finds items without one, as null is compared with equality turned round.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const own = request.conditions.find(({ field }) => field === 'client_ref');
      if (!own) return list(request);
      const conditions = request.conditions.filter((one) => one !== own);
      const { rows } = await list({ ...request, conditions, page_size: whole_batch });
      const found = rows.filter(({ client_ref }) => client_ref === null || client_ref === own.value);
      return { rows: found.slice(0, request.page_size), more: found.length > request.page_size };
    });
  },
};
