import { assetMarked } from '../../checks/soft-delete/asset-marked.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const marks = ['id', 'deleted_at', 'deleted_by'];

export const permitted = permittedOf(assetMarked, {
  'nothing-but-marks': {
    obeys: ['soft-delete.asset', 'soft-delete.asset-marked', 'soft-delete.never-live-on-read'],
    what: 'Of a deleted asset a read shows its id and its marks, and every other field is null.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => {
        if (!asset.deleted_at) return asset;
        return Object.fromEntries(
          Object.entries(asset).map(([name, value]) => [name, marks.includes(name) ? value : null]),
        );
      }),
  },
  'shown-in-lists': {
    obeys: ['soft-delete.asset', 'soft-delete.never-live-in-lists', 'soft-delete.live-unmarked'],
    what: 'Lists show deleted assets with their marks, a read does not find them, and marks of live ones are left out.',
    choices: {
      deletion: { in_lists: 'shown', read: 'not_found', second: 'not_found' },
      records: { nulls: 'absent' },
    },
  },
});
