import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const picturesByTheirPath: Mutant = {
  id: 'assets/shown--pictures-by-their-path',
  clauses: ['assets.presign-off-url'],
  check: 'assets/shown',
  mistake: 'The URL of a picture is made relative, for a page that shows it, and nobody puts the host before it.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset, { request }) => {
      const is_plain = request.query.presign === false && String(asset.mime_type).startsWith('image/');
      return is_plain ? { ...asset, url: new URL(String(asset.url)).pathname } : asset;
    }),
};
