import type { Mutant } from '../mutant.ts';
import { withDeletionsTold } from './other-assets.ts';

export const contentsShared: Mutant = {
  id: 'soft-delete/others-untouched--contents-shared',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake:
    'Assets of one name and type share their contents, which go with the first of them: the others are empty files.',
  applyTo: (parts) =>
    withDeletionsTold(parts, 'getAsset', (asset, { name }) =>
      asset.name === name ? { ...asset, size_bytes: 0 } : asset,
    ),
};
