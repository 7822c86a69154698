import { presignedValidity } from '../../checks/assets/presigned-validity.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { endingInAMonth, withoutDate } from './month-long-urls.ts';

export const mutants = mutantsOf(presignedValidity, {
  'a-month-on-later-pages': {
    breaks: ['assets.presigned-validity'],
    mistake: 'Pages behind a cursor are made by the export, whose URLs must last until somebody opens the mail.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset, { request: { query } }) => ({
        ...asset,
        url:
          query.cursor === undefined
            ? asset.url
            : String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=2592000'),
      })),
  },
  'milliseconds-in-lists': {
    breaks: ['assets.presigned-validity'],
    mistake: 'The list counts the validity in milliseconds, in a field of seconds.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({
        ...asset,
        url: String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=604800000'),
      })),
  },
  'two-weeks': {
    breaks: ['assets.presigned-validity'],
    mistake: 'The validity was doubled for a customer, and stayed so.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        url: String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=1209600'),
      })),
  },
  'a-month-for-people': {
    breaks: ['assets.presigned-validity'],
    mistake: 'People put the URLs of their files into documents, and complained that they had ended.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { caller }) => ({
        ...asset,
        url:
          caller?.kind === 'user'
            ? String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=2592000')
            : asset.url,
      })),
  },
  'a-month-by-another-sign': {
    breaks: ['assets.presigned-validity'],
    mistake: 'Storage moved to another provider, whose longest validity nobody looked up.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        url: String(asset.url)
          .replaceAll('X-Amz-', 'X-Goog-')
          .replace('X-Goog-Expires=604800', 'X-Goog-Expires=2592000'),
      })),
  },
  'a-month-by-its-last-moment': {
    breaks: ['assets.presigned-validity'],
    mistake:
      'Signatures of another provider tell the moment of the end, and it was taken for the longest one possible.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset, { world }) => ({
        ...asset,
        url: endingInAMonth(asset.url, world.parts.clock.now_ms()),
      })),
  },
  'a-month-in-answers-without-a-date': {
    breaks: ['assets.presigned-validity'],
    mistake: 'The validity was raised for reports in the mail, and a gateway cuts off the Date.',
    applyTo: (parts) =>
      withoutDate(
        withRecord(parts, 'getAsset', (asset) => ({
          ...asset,
          url: String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=2592000'),
        })),
        'getAsset',
      ),
  },
  'its-last-moment-in-answers-without-a-date': {
    breaks: ['assets.presigned-validity'],
    mistake: 'The same, of a provider whose URLs tell the moment of the end alone.',
    applyTo: (parts) =>
      withoutDate(
        withRecord(parts, 'getAsset', (asset, { world }) => ({
          ...asset,
          url: endingInAMonth(asset.url, world.parts.clock.now_ms()),
        })),
        'getAsset',
      ),
  },
});
