import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const nameFreed: Mutant = {
  id: 'soft-delete/folder-deleted--name-freed',
  clauses: ['soft-delete.folder'],
  check: 'soft-delete/folder-deleted',
  mistake: 'A deleted folder gives its name free for the next one, and is called by its id from then on.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        async folder(id) {
          const folder = await store.folder(id);
          return folder?.deleted_at ? { ...folder, name: id } : folder;
        },
      }),
    };
  },
};
