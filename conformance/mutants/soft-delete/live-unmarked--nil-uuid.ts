import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const nil = '00000000-0000-0000-0000-000000000000';

export const nilUuid: Mutant = {
  id: 'soft-delete/live-unmarked--nil-uuid',
  clauses: ['soft-delete.live-unmarked'],
  check: 'soft-delete/live-unmarked',
  mistake: 'The empty value of a UUID is written out as one of nothing but zeros.',
  applyTo: (parts) => withRecord(parts, 'listAssets', (asset) => ({ ...asset, deleted_by: asset.deleted_by ?? nil })),
};
