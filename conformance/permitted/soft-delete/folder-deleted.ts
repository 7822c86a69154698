import { folderDeleted } from '../../checks/soft-delete/folder-deleted.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(folderDeleted, {
  tombstone: {
    obeys: ['soft-delete.folder'],
    what: 'A deleted folder is renamed, so that its name is free for another one.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) =>
        folder.deleted_at ? { ...folder, name: `deleted-${String(folder.id)}` } : folder,
      ),
  },
});
