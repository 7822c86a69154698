import type { Mutant } from '../mutant.ts';
import { withDeletionsTold } from './other-assets.ts';

export const readOfTheTypeMarked: Mutant = {
  id: 'soft-delete/others-untouched--read-of-the-type-marked',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake: 'The time of the last deletion is kept by the name of the file, and reads take it for that of each asset.',
  applyTo: (parts) =>
    withDeletionsTold(parts, 'getAsset', (asset, { name, deleted_at }) =>
      asset.name === name ? { ...asset, deleted_at } : asset,
    ),
};
