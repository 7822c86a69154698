import type { Mutant } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const likenessForEquality: Mutant = {
  id: 'batches/filtered--likeness-for-equality',
  clauses: ['filtering.only-matching'],
  check: 'batches/filtered',
  mistake: 'eq is made a LIKE with wildcards on numbers, so that 1 finds 10 too.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const like = request.conditions.find(({ field }) => field === 'sequence_index');
      if (!like) return list(request);
      const conditions = request.conditions.filter((one) => one !== like);
      const { rows } = await list({ ...request, conditions, page_size: whole_batch });
      const found = rows.filter((row) => String(row.sequence_index).includes(String(like.value)));
      return { rows: found.slice(0, request.page_size), more: found.length > request.page_size };
    });
  },
};
