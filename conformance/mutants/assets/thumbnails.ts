import { thumbnails } from '../../checks/assets/thumbnails.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { endingInAMonth, withoutDate } from './month-long-urls.ts';

export const mutants = mutantsOf(thumbnails, {
  dead: {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'The thumbnail is signed under the name that it had before storage was moved.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        thumbnail_url: asset.thumbnail_url && String(asset.thumbnail_url).replace('/thumbnail', '/small'),
      })),
  },
  'a-key': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'Lists tell thumbnails by their key in the cache, which the page turns into a URL.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({
        ...asset,
        thumbnail_url: asset.thumbnail_url && `thumb:${asset.id}`,
      })),
  },
  'for-a-month': {
    breaks: ['assets.presigned-validity'],
    mistake: 'Pictures in mails must show for a month, and so their validity was raised.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({
        ...asset,
        thumbnail_url:
          asset.thumbnail_url && String(asset.thumbnail_url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=2592000'),
      })),
  },
  'a-month-in-answers-without-a-date': {
    breaks: ['assets.presigned-validity'],
    mistake: 'Thumbnails lie with another provider, whose URLs tell the moment of the end, and nobody looked it up.',
    applyTo: (parts) =>
      withoutDate(
        withRecord(parts, 'listAssets', (asset, { world }) => ({
          ...asset,
          thumbnail_url: endingInAMonth(asset.thumbnail_url, world.parts.clock.now_ms()),
        })),
        'listAssets',
      ),
  },
  'never-presigned': {
    breaks: ['assets.presigned-urls'],
    mistake: 'The flag is asked where the URL of the file is written, and not where that of its thumbnail is.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        thumbnail_url: asset.thumbnail_url && String(asset.thumbnail_url).replace(/\?.*$/s, ''),
      })),
  },
});
