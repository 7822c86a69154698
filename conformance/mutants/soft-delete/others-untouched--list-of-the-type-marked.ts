import type { Mutant } from '../mutant.ts';
import { withDeletionsTold } from './other-assets.ts';

export const listOfTheTypeMarked: Mutant = {
  id: 'soft-delete/others-untouched--list-of-the-type-marked',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake:
    'The list joins the deletions by the name and type of the file, so that it marks assets that nobody deleted.',
  applyTo: (parts) =>
    withDeletionsTold(parts, 'listAssets', (asset, { name, deleted_at }) =>
      asset.name === name ? { ...asset, deleted_at } : asset,
    ),
};
