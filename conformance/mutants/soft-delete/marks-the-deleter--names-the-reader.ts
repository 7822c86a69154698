import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namesTheReader: Mutant = {
  id: 'soft-delete/marks-the-deleter--names-the-reader',
  clauses: ['soft-delete.marks-the-deleter'],
  check: 'soft-delete/marks-the-deleter',
  mistake: 'The name beside a deletion is filled in when it is read, with that of whoever is asking.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset, { caller }) =>
      asset.deleted_at ? { ...asset, deleted_by: caller?.user_id } : asset,
    ),
};
