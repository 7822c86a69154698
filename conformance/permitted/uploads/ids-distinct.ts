import { idsDistinct } from '../../checks/uploads/ids-distinct.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withNamesOnce } from '../names-once.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(idsDistinct, {
  'names-once': {
    obeys: ['uploads.ids-distinct', 'folders.create'],
    what: 'Files, folders and webhooks have names that are taken once in an organization; a second one is refused.',
    applyTo: (parts) =>
      withNamesOnce(parts, { createAssetUpload: 'filename', createAssetFolder: 'name', createWebhook: 'name' }),
  },
  'one-after-the-other': {
    obeys: ['uploads.ids-distinct'],
    what: 'Ids are counted up: those of two sessions differ in their last digit.',
    applyTo(parts) {
      let count = 0;
      return withPart(parts, 'random', () => ({
        uuid() {
          count += 1;
          return `5e55107a-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
        },
      }));
    },
  },
});
