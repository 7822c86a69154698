import { assetAsDeclared } from '../../checks/uploads/asset-as-declared.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(assetAsDeclared, {
  'size-learned-from-the-file': {
    obeys: ['uploads.asset-as-declared'],
    what: 'An asset has 0 bytes until its file is there, whatever the session declared, and takes its size from the file.',
    choices: { assets: { put_mismatch: 'accepted', listed_from: 'session' } },
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        insertAsset: (asset) => store.insertAsset({ ...asset, size_bytes: 0 }),
      })),
  },
});
