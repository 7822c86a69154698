import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const secondDeleteRestores: Mutant = {
  id: 'soft-delete/folder-deleted--second-delete-restores',
  clauses: ['soft-delete.stays-deleted'],
  check: 'soft-delete/folder-deleted',
  mistake: 'Deleting turns the mark over, where it should set it.',
  applyTo(parts) {
    const restored = new Set<string>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteFolder(id, deletion) {
          const outcome = await parts.store.softDeleteFolder(id, deletion);
          if (outcome === 'already' && !restored.delete(id)) restored.add(id);
          return outcome;
        },
        async folder(id) {
          const folder = await parts.store.folder(id);
          return folder && restored.has(id) ? { ...folder, deleted_at: null, deleted_by: null } : folder;
        },
      }),
    };
  },
};
