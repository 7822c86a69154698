import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const smallest = 1_024;

export const noThumbnailOfSmallFiles: Mutant = {
  id: 'assets/shown--no-thumbnail-of-small-files',
  clauses: ['assets.thumbnail-url'],
  check: 'assets/shown',
  mistake: 'Pictures of less than a kilobyte count as broken, and get no thumbnail.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) =>
      Number(asset.size_bytes) < smallest ? { ...asset, thumbnail_url: null } : asset,
    ),
};
