import { type Call, exchanged } from '../../../src/server/parts.ts';
import { folderDeleted } from '../../checks/soft-delete/folder-deleted.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(folderDeleted, {
  'name-freed': {
    breaks: ['soft-delete.folder'],
    mistake: 'A deleted folder gives its name free for the next one, and is called by its id from then on.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async folder(id) {
          const folder = await store.folder(id);
          return folder?.deleted_at ? { ...folder, name: id } : folder;
        },
      })),
  },
  'name-made-free': {
    breaks: ['soft-delete.folder'],
    mistake:
      'A folder that is deleted once more is renamed, so that its name can be taken anew, and whoever reads it meets another one.',
    applyTo(parts) {
      const deletions = new Map<string, number>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteFolder(id, deletion) {
          deletions.set(id, (deletions.get(id) ?? 0) + 1);
          return store.softDeleteFolder(id, deletion);
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && (deletions.get(id) ?? 0) > 1 ? { ...folder, name: `${folder.name} (deleted)` } : folder;
        },
      }));
    },
  },
  'nothing-happens': {
    breaks: ['soft-delete.folder', 'deletion.read'],
    mistake: 'The operation answers as it should and was never finished.',
    applyTo: (parts) => withPart(parts, 'store', () => ({ softDeleteFolder: async () => 'deleted' })),
  },
  'second-delete-renames': {
    breaks: ['soft-delete.folder'],
    mistake: 'The bin puts a number behind a name that is in it already, and a second delete finds the first.',
    applyTo(parts) {
      const numbered = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteFolder(id, deletion) {
          const outcome = await store.softDeleteFolder(id, deletion);
          if (outcome === 'already') numbered.add(id);
          return outcome;
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && numbered.has(id) ? { ...folder, name: `${folder.name} (2)` } : folder;
        },
      }));
    },
  },
  'second-delete-restores': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'Deleting turns the mark over, where it should set it.',
    applyTo(parts) {
      const restored = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteFolder(id, deletion) {
          const outcome = await store.softDeleteFolder(id, deletion);
          if (outcome === 'already' && !restored.delete(id)) restored.add(id);
          return outcome;
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && restored.has(id) ? { ...folder, deleted_at: null, deleted_by: null } : folder;
        },
      }));
    },
  },
  'third-read-finds-it': {
    breaks: ['soft-delete.stays-deleted'],
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
  },
});
