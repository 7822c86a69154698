import { othersUntouched } from '../../checks/soft-delete/others-untouched.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(othersUntouched, {
  'signed-anew-for-each-read': {
    obeys: ['soft-delete.others-untouched'],
    what: 'The presigned URL of an asset is another one in each read, by a number that nobody looks at.',
    applyTo(parts) {
      let reads = 0;
      return withRecord(parts, 'getAsset', (asset) => {
        reads += 1;
        const is_signed = typeof asset.url === 'string' && asset.url.includes('?');
        const url = is_signed ? `${String(asset.url)}&read=${reads}` : asset.url;
        return { ...asset, url };
      });
    },
  },
});
