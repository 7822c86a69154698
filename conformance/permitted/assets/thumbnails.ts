import { thumbnails } from '../../checks/assets/thumbnails.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(thumbnails, {
  'one-for-every-asset': {
    obeys: ['assets.presigned-urls', 'assets.presigned-get-opens', 'assets.thumbnail-url'],
    what: 'Every asset has a thumbnail, that of a text too.',
    choices: { assets: { thumbnail_url: 'all' } },
  },
});
