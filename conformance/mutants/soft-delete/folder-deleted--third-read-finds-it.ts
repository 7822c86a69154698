import { type Call, exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const thirdReadFindsIt: Mutant = {
  id: 'soft-delete/folder-deleted--third-read-finds-it',
  clauses: ['soft-delete.stays-deleted'],
  check: 'soft-delete/folder-deleted',
  mistake: 'Reads go round three copies, and the third has not heard of the deletion.',
  applyTo(parts) {
    const { getAssetFolder } = parts.handlers;
    const { store } = parts;
    const reads = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(store, {
        async softDeleteFolder(id, deletion) {
          reads.set(id, reads.get(id) ?? 0);
          return store.softDeleteFolder(id, deletion);
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && reads.get(id) === 3 ? { ...folder, deleted_at: null, deleted_by: null } : folder;
        },
      }),
      handlers: {
        ...parts.handlers,
        getAssetFolder(call: Call) {
          const id = call.request.path.id!;
          if (reads.has(id)) reads.set(id, reads.get(id)! + 1);
          return getAssetFolder(call);
        },
      },
    };
  },
};
