import { folderDeleted } from '../../checks/soft-delete/folder-deleted.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { onTheWall } from '../local-time.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(folderDeleted, {
  'in-local-time': {
    breaks: ['soft-delete.folder'],
    mistake: 'The time of a deletion is that of the clock on the wall, two hours ahead, and is written as one in UTC.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteFolder(id, { at, by }) {
          return store.softDeleteFolder(id, { at: onTheWall(at, 2), by });
        },
      })),
  },
  'in-local-time-west-of-it': {
    breaks: ['soft-delete.folder'],
    mistake:
      'The time of a deletion is that of the clock on the wall, five hours behind, and is written as one in UTC.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteFolder(id, { at, by }) {
          return store.softDeleteFolder(id, { at: onTheWall(at, -5), by });
        },
      })),
  },
  'by-nobody': {
    breaks: ['soft-delete.folder'],
    mistake: 'The bin was made for assets, and for a folder it is told the time alone.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async folder(id) {
          const folder = await store.folder(id);
          return folder && { ...folder, deleted_by: null };
        },
      })),
  },
  'copy-in-the-bin': {
    breaks: ['soft-delete.folder'],
    mistake: 'A deleted folder is moved to another table, where it is given another id.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) =>
        folder.deleted_at ? { ...folder, id: String(folder.id).replaceAll(/[0-7]/g, '8') } : folder,
      ),
  },
  'nothing-happens': {
    breaks: ['soft-delete.folder'],
    mistake: 'The operation answers as it should and was never finished.',
    applyTo: (parts) => withPart(parts, 'store', () => ({ softDeleteFolder: async () => 'deleted' })),
  },
  'users-delete-nothing': {
    breaks: ['soft-delete.folder'],
    mistake: 'Whoever is no maker of a folder takes it out of their own view alone, which folders do not have yet.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAssetFolder }) => ({
        deleteAssetFolder: async (call) =>
          call.caller?.kind === 'user' ? { kind: 'empty', success: 'deleted' } : deleteAssetFolder(call),
      })),
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
  'next-one-brings-it-back': {
    breaks: ['soft-delete.stays-deleted'],
    mistake:
      'The list of folders is kept as one document, and a new folder is written into a copy from before the deletion.',
    applyTo(parts) {
      const gone = new Set<string>();
      const back = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteFolder(id, deletion) {
          gone.add(id);
          return store.softDeleteFolder(id, deletion);
        },
        async insertFolder(folder) {
          for (const id of gone) back.add(id);
          return store.insertFolder(folder);
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && back.has(id) ? { ...folder, deleted_at: null, deleted_by: null } : folder;
        },
      }));
    },
  },
});
