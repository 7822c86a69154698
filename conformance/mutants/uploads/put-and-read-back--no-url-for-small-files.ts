import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const smallest_bytes = 64;

export const noUrlForSmallFiles: Mutant = {
  id: 'uploads/put-and-read-back--no-url-for-small-files',
  clauses: ['assets.presigned-urls'],
  check: 'uploads/put-and-read-back',
  mistake: 'Small files are kept in the row itself, and have no object in storage whose URL could be signed.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) =>
      Number(asset.size_bytes) < smallest_bytes ? { ...asset, url: null } : asset,
    ),
};
