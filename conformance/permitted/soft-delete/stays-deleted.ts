import { staysDeleted } from '../../checks/soft-delete/stays-deleted.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const marks = ['id', 'deleted_at', 'deleted_by'];

export const permitted = permittedOf(staysDeleted, {
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
  tombstone: {
    obeys: ['soft-delete.folder'],
    what: 'A deleted folder is renamed, so that its name is free for another one.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) =>
        folder.deleted_at ? { ...folder, name: `deleted-${String(folder.id)}` } : folder,
      ),
  },
  'in-whole-seconds': {
    obeys: ['soft-delete.marks-the-deleter', 'soft-delete.asset-marked'],
    what: 'The mark tells the second of the deletion, which may lie before the creation; who deletes with a key is that key.',
    choices: { records: { actor: 'key' } },
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteAsset: (id, { at, by }) =>
          store.softDeleteAsset(id, { at: new Date(Math.floor(Date.parse(at) / 1_000) * 1_000).toISOString(), by }),
      })),
  },
  'second-is-not-found': {
    obeys: ['soft-delete.stays-deleted', 'soft-delete.folder'],
    what: 'A deleted record is found by nobody any more, neither read nor deleted again, and a deletion answers with a body.',
    choices: {
      deletion: { second: 'not_found', read: 'not_found' },
      codes: { success: { deleted: { status: 200, body: { deleted: true } } } },
    },
  },
});
