import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const twoWeeks: Mutant = {
  id: 'assets/presigned-validity--two-weeks',
  clauses: ['assets.presigned-validity'],
  check: 'assets/presigned-validity',
  mistake: 'The validity was doubled for a customer, and stayed so.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => ({
      ...asset,
      url: String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=1209600'),
    })),
};
