import type { Mutant } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const batchPreviousFromTheStart: Mutant = {
  id: 'batches/back-and-forth--previous-from-the-start',
  clauses: ['pagination.next-then-previous'],
  check: 'batches/back-and-forth',
  mistake:
    'Rows before the cursor are fetched without turning the list round, so previous always shows the first ones.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const slice = await list(request);
      if (!request.backward || !request.after) return slice;
      const before = await list({ ...request, page_size: whole_batch });
      return { ...slice, rows: before.rows.slice(0, request.page_size) };
    });
  },
};
