import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** The column is written by a job, and never newer than the hour before. */
function hourBefore(time: string): string {
  return new Date(Date.parse(time) - 3_600_000).toISOString();
}

export const timeOfTheUpload: Mutant = {
  id: 'soft-delete/marks-the-deleter--time-of-the-upload',
  clauses: ['soft-delete.marks-the-deleter'],
  check: 'soft-delete/marks-the-deleter',
  mistake: 'The time of the last change is taken for that of the deletion.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, { at, by }) {
          const asset = await parts.store.asset(id);
          return parts.store.softDeleteAsset(id, { at: asset ? hourBefore(asset.updated_at) : at, by });
        },
      }),
    };
  },
};
