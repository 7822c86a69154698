import { folderReadBack } from '../../checks/folders/read-after-create.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(folderReadBack, {
  'created-in-two-words': {
    obeys: ['folders.create', 'folders.read-after-create'],
    what: 'The creation of a folder answers its id and its name, and nothing else; the read shows the rest.',
    applyTo: (parts) => withRecord(parts, 'createAssetFolder', ({ id, name }) => ({ id, name })),
  },
  'times-in-seconds': {
    obeys: ['folders.read', 'folders.read-after-create'],
    what: 'The database keeps whole seconds: the creation tells milliseconds that the read has lost.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) => ({
        ...folder,
        created_at: `${String(folder.created_at).slice(0, 19)}.000Z`,
      })),
  },
});
