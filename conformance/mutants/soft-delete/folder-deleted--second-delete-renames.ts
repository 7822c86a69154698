import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const secondDeleteRenames: Mutant = {
  id: 'soft-delete/folder-deleted--second-delete-renames',
  clauses: ['soft-delete.folder'],
  check: 'soft-delete/folder-deleted',
  mistake: 'The bin puts a number behind a name that is in it already, and a second delete finds the first.',
  applyTo(parts) {
    const { store } = parts;
    const numbered = new Set<string>();
    return {
      ...parts,
      store: exchanged(store, {
        async softDeleteFolder(id, deletion) {
          const outcome = await store.softDeleteFolder(id, deletion);
          if (outcome === 'already') numbered.add(id);
          return outcome;
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && numbered.has(id) ? { ...folder, name: `${folder.name} (2)` } : folder;
        },
      }),
    };
  },
};
