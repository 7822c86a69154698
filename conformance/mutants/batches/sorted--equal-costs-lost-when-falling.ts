import type { Mutant } from '../mutant.ts';

import { whole_batch, withItemList } from './item-lists.ts';

export const equalCostsLost: Mutant = {
  id: 'batches/sorted--equal-costs-lost-when-falling',
  clauses: ['pagination.ties-kept'],
  check: 'batches/sorted',
  mistake: 'In falling lists the cost alone says where the next page begins: what cost as much is passed over.',
  applyTo: (parts) =>
    withItemList(parts, async (request, list) => {
      const { after, sort, page_size } = request;
      if (!after || sort[0]?.field !== 'cost' || sort[0].direction === 'asc') return list(request);
      const all = await list({ ...request, page_size: whole_batch });
      const rows = all.rows.filter(({ cost }) => cost !== after.values[0]);
      return { rows: rows.slice(0, page_size), more: rows.length > page_size };
    }),
};
