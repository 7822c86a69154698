import { backwardWalk } from '../../checks/pagination/backward-walk.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(backwardWalk, {
  'first-item-lost': {
    breaks: ['pagination.backward-walk'],
    mistake: 'Going backward, the extra row that shows whether there is more is cut off at the wrong end.',
    applyTo: (parts) =>
      withRows(parts, null, async (request, list) => {
        const slice = await list(request);
        const cut = request.backward && slice.more && slice.rows.length > 1;
        return cut ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
      }),
  },
  'turning-item-again': {
    breaks: ['pagination.backward-walk'],
    mistake: 'Going back, the place of the cursor is compared with <= where it must be <, and its row comes again.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        const row = request.backward && request.after && (await parts.store.asset(request.after.id));
        return row ? { ...slice, rows: [...slice.rows, { ...row }] } : slice;
      }),
  },
});
