import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const turningItemAgain: Mutant = {
  id: 'pagination/backward-walk--turning-item-again',
  clauses: ['pagination.backward-walk'],
  check: 'pagination/backward-walk',
  mistake: 'Going back, the place of the cursor is compared with <= where it must be <, and its row comes again.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const slice = await list(request);
      const row = request.backward && request.after && (await parts.store.asset(request.after.id));
      return row ? { ...slice, rows: [...slice.rows, { ...row }] } : slice;
    }),
};
