import { presignedValidity } from '../../checks/assets/presigned-validity.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

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
  'two-weeks': {
    breaks: ['assets.presigned-validity'],
    mistake: 'The validity was doubled for a customer, and stayed so.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        url: String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=1209600'),
      })),
  },
});
