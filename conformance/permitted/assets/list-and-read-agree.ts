import { listAndReadAgree } from '../../checks/assets/list-and-read-agree.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(listAndReadAgree, {
  'touched-by-reading': {
    obeys: ['assets.list-and-read-agree'],
    what: 'A read is a use: updated_at of an asset is later after each.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        updated_at: new Date(Math.max(parts.clock.now_ms(), Date.parse(String(asset.updated_at)) + 1)).toISOString(),
      })),
  },
});
