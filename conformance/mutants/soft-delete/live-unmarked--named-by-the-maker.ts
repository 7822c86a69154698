import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const markedByTheMaker: Mutant = {
  id: 'soft-delete/live-unmarked--named-by-the-maker',
  clauses: ['soft-delete.live-unmarked'],
  check: 'soft-delete/live-unmarked',
  mistake: 'Whoever makes an asset is written into every column that names somebody.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => ({ ...asset, deleted_by: asset.deleted_by ?? asset.created_by })),
};
