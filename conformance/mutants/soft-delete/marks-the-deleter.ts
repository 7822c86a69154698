import { marksTheDeleter } from '../../checks/soft-delete/marks-the-deleter.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { onTheWall } from '../local-time.ts';
import { mutantsOf } from '../mutant.ts';

/** The column is written by a job, and never newer than the hour before. */
function hourBefore(time: string): string {
  return new Date(Date.parse(time) - 3_600_000).toISOString();
}

export const mutants = mutantsOf(marksTheDeleter, {
  'local-time': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'The time on the wall, two hours east of Greenwich, is written with a Z behind it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteAsset: (id, { at, by }) => store.softDeleteAsset(id, { at: onTheWall(at, 2), by }),
      })),
  },
  'names-the-creator': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'Whoever made the asset is written down as the one who deleted it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, { at }) {
          const asset = await store.asset(id);
          return store.softDeleteAsset(id, { at, by: asset?.created_by ?? null });
        },
      })),
  },
  'names-the-reader': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'The name beside a deletion is filled in when it is read, with that of whoever is asking.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { caller }) =>
        asset.deleted_at ? { ...asset, deleted_by: caller?.user_id } : asset,
      ),
  },
  'time-of-the-upload': {
    breaks: ['soft-delete.marks-the-deleter'],
    mistake: 'The time of the last change is taken for that of the deletion.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, { at, by }) {
          const asset = await store.asset(id);
          return store.softDeleteAsset(id, { at: asset ? hourBefore(asset.updated_at) : at, by });
        },
      })),
  },
});
