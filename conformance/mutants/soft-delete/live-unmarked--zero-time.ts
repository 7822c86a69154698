import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const zeroTime: Mutant = {
  id: 'soft-delete/live-unmarked--zero-time',
  clauses: ['soft-delete.live-unmarked'],
  check: 'soft-delete/live-unmarked',
  mistake: 'No time is written as the beginning of 1970.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset) => ({
      ...asset,
      deleted_at: asset.deleted_at ?? '1970-01-01T00:00:00.000Z',
    })),
};
