import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { folderReadBack } from '../../checks/folders/read-after-create.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const by_keys_alone: readonly string[] = ['createAssetUpload', 'createAssetFolder', 'getAsset', 'getAssetFolder'];

function withNames(parts: Parts, change: (name: string) => string): Parts {
  const changed = (folder: Record<string, unknown>) => ({ ...folder, name: change(String(folder.name)) });
  return withRecord(withRecord(parts, 'createAssetFolder', changed), 'getAssetFolder', changed);
}

export const permitted = permittedOf(folderReadBack, {
  'assets-and-folders-by-keys-alone': {
    users_may_less: true,
    obeys: ['folders.create', 'folders.read', 'uploads.put', 'assets.presign-flag'],
    what: 'Users are there to run workflows and rate runs: assets and folders are made and read by API keys alone.',
    costs: {
      'isolation/embedded': 'users make no asset',
    },
    apart: {
      'authentication/user-tokens--own-assets-alone': 'whoever makes no asset and sees the own ones alone sees none',
      'isolation/lists--own-assets-alone': 'whoever makes no asset and sees the own ones alone sees none',
    },
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        if (token.kind === 'user' && by_keys_alone.includes(operation.id)) throw new Refused('missing_scope');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
  'created-in-two-words': {
    obeys: ['folders.create', 'folders.read-after-create'],
    what: 'The creation of a folder answers its id and its name, and nothing else; the read shows the rest.',
    applyTo: (parts) => withRecord(parts, 'createAssetFolder', ({ id, name }) => ({ id, name })),
  },
  'names-in-capitals': {
    obeys: ['folders.create', 'folders.read-after-create'],
    what: 'The names of folders are kept in capitals, as on a label.',
    applyTo: (parts) => withNames(parts, (name) => name.toUpperCase()),
  },
  'names-with-marks-apart': {
    obeys: ['folders.create', 'folders.read-after-create'],
    what: 'Names are kept as the file system has them, in which a letter and its mark are two characters.',
    applyTo: (parts) => withNames(parts, (name) => name.normalize('NFD')),
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
