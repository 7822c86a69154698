import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const thousandsRounded: Mutant = {
  id: 'uploads/asset-as-declared--thousands-rounded',
  clauses: ['uploads.asset-as-declared'],
  check: 'uploads/asset-as-declared',
  mistake: 'From a thousand bytes on, the size is kept in kilobytes.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => {
      const size = Number(asset.size_bytes);
      return size < 1000 ? asset : { ...asset, size_bytes: Math.round(size / 1000) * 1000 };
    }),
};
