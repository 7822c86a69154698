import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const nameMadeFree: Mutant = {
  id: 'soft-delete/folder-deleted--name-made-free',
  clauses: ['soft-delete.folder'],
  check: 'soft-delete/folder-deleted',
  mistake:
    'A folder that is deleted once more is renamed, so that its name can be taken anew, and whoever reads it meets another one.',
  applyTo(parts) {
    const deletions = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteFolder(id, deletion) {
          deletions.set(id, (deletions.get(id) ?? 0) + 1);
          return parts.store.softDeleteFolder(id, deletion);
        },
        async folder(id) {
          const folder = await parts.store.folder(id);
          return folder && (deletions.get(id) ?? 0) > 1 ? { ...folder, name: `${folder.name} (deleted)` } : folder;
        },
      }),
    };
  },
};
