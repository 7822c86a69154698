import { exchanged } from '../../../src/server/parts.ts';
import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const lastOneAloneLeftOut: Mutant = {
  id: 'soft-delete/lists--last-one-alone-left-out',
  clauses: ['soft-delete.never-live-in-lists'],
  check: 'soft-delete/lists',
  mistake: 'The index of the list hears of a deletion once, and the next one takes its place before it is written.',
  applyTo(parts) {
    const { store } = parts;
    let last: string | undefined;
    const listing = withRows(parts, 'assets', async (request, list) => {
      const slice = await list({ ...request, deleted: 'shown' });
      const rows = slice.rows.filter(({ id }) => id !== last);
      return { ...slice, rows: rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
    });
    return {
      ...listing,
      store: exchanged(listing.store, {
        softDeleteAsset(id, deletion) {
          last = id;
          return store.softDeleteAsset(id, deletion);
        },
      }),
    };
  },
};
