import type { Mutant } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const numbersAsText: Mutant = {
  id: 'batches/sorted--numbers-as-text',
  clauses: ['sorting.order'],
  check: 'batches/sorted',
  mistake: 'The index is kept as text, so that 10 comes before 2.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const [key] = request.sort;
      if (key?.field !== 'sequence_index') return list(request);
      const { rows } = await list({ ...request, after: undefined, backward: false, page_size: whole_batch });
      const rising = rows.toSorted((a, b) => (String(a.sequence_index) < String(b.sequence_index) ? -1 : 1));
      const sorted = key.direction === 'asc' ? rising : rising.toReversed();
      const from = sorted.findIndex(({ id }) => id === request.after?.id) + 1;
      return { rows: sorted.slice(from, from + request.page_size), more: sorted.length > from + request.page_size };
    });
  },
};
