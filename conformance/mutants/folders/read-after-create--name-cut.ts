import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** As many characters as the column takes. */
const kept = 16;

export const nameCut: Mutant = {
  id: 'folders/read-after-create--name-cut',
  clauses: ['folders.read-after-create'],
  check: 'folders/read-after-create',
  mistake: 'The column is too short for the name, and the database cuts it without a word.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        insertFolder: (folder) => parts.store.insertFolder({ ...folder, name: folder.name.slice(0, kept) }),
      }),
    };
  },
};
