import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const sizesInKilobytes: Mutant = {
  id: 'lists/projection--sizes-in-kilobytes',
  clauses: ['projection.only-named'],
  check: 'lists/projection',
  mistake: 'The short form of an item is written for people: its size is in kilobytes.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset, { request }) => {
      const { size_bytes } = asset;
      if (!request.query.fields || typeof size_bytes !== 'number' || size_bytes < 1024) return asset;
      return { ...asset, size_bytes: Math.round(size_bytes / 1024) };
    }),
};
