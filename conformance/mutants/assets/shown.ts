import { shownAsset } from '../../checks/assets/shown.ts';
import { withRecord } from '../changed-replies.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

const smallest = 1_024;

export const mutants = mutantsOf(shownAsset, {
  'no-thumbnail-of-small-files': {
    breaks: ['assets.thumbnail-url'],
    mistake: 'Pictures of less than a kilobyte count as broken, and get no thumbnail.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        Number(asset.size_bytes) < smallest ? { ...asset, thumbnail_url: null } : asset,
      ),
  },
  'pictures-by-their-path': {
    breaks: ['assets.presign-off-url'],
    mistake: 'The URL of a picture is made relative, for a page that shows it, and nobody puts the host before it.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { request }) => {
        const is_plain = request.query.presign === false && String(asset.mime_type).startsWith('image/');
        return is_plain ? { ...asset, url: new URL(String(asset.url)).pathname } : asset;
      }),
  },
  'spaces-made-one': {
    breaks: ['assets.stored-name'],
    mistake: 'The name goes through a form field, which makes several spaces one.',
    applyTo: (parts) =>
      withBody(parts, 'createAssetUpload', (body) =>
        typeof body.filename === 'string' ? { ...body, filename: body.filename.replaceAll(/ +/g, ' ') } : body,
      ),
  },
});
