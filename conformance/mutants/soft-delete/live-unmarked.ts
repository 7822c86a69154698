import { liveUnmarked } from '../../checks/soft-delete/live-unmarked.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const nil = '00000000-0000-0000-0000-000000000000';

export const mutants = mutantsOf(liveUnmarked, {
  'named-by-the-maker': {
    breaks: ['soft-delete.live-unmarked'],
    mistake: 'Whoever makes an asset is written into every column that names somebody.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({ ...asset, deleted_by: asset.deleted_by ?? asset.created_by })),
  },
  'nil-uuid': {
    breaks: ['soft-delete.live-unmarked'],
    mistake: 'The empty value of a UUID is written out as one of nothing but zeros.',
    applyTo: (parts) => withRecord(parts, 'listAssets', (asset) => ({ ...asset, deleted_by: asset.deleted_by ?? nil })),
  },
  'zero-time': {
    breaks: ['soft-delete.live-unmarked'],
    mistake: 'No time is written as the beginning of 1970.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({
        ...asset,
        deleted_at: asset.deleted_at ?? '1970-01-01T00:00:00.000Z',
      })),
  },
});
