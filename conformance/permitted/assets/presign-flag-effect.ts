import { presignFlagEffect } from '../../checks/assets/presign-flag-effect.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(presignFlagEffect, {
  'no-thumbnails': {
    obeys: ['assets.presign-flag-effect', 'assets.presigned-urls', 'assets.bytes-kept'],
    what: 'No asset has a thumbnail, and the signed URL of a list tells its end elsewhere than that of a read does.',
    costs: { 'assets/thumbnails': 'there is no thumbnail' },
    choices: { assets: { thumbnail_url: 'null', for: { listAssets: { signed_url_end: 'epoch' } } } },
  },
});
