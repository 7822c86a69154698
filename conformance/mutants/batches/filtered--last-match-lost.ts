import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const lastMatchLost: Mutant = {
  id: 'batches/filtered--last-match-lost',
  clauses: ['filtering.all-matching'],
  check: 'batches/filtered',
  mistake:
    'On the last page of a filtered list with more than one page, the last match is taken for the row that looks ahead.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const slice = await list(request);
      const is_last = request.after && !slice.more && request.conditions.length > 1;
      return is_last ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
    });
  },
};
