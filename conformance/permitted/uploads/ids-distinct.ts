import { idsDistinct } from '../../checks/uploads/ids-distinct.ts';
import { withNamesOnce } from '../names-once.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(idsDistinct, {
  'names-once': {
    obeys: ['uploads.ids-distinct'],
    what: 'Files, folders and webhooks have names that are taken once in an organization; a second one is refused.',
    applyTo: (parts) =>
      withNamesOnce(parts, { createAssetUpload: 'filename', createAssetFolder: 'name', createWebhook: 'name' }),
  },
});
