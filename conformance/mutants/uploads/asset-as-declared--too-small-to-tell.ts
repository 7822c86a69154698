import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const tooSmallToTell: Mutant = {
  id: 'uploads/asset-as-declared--too-small-to-tell',
  clauses: ['uploads.asset-as-declared'],
  check: 'uploads/asset-as-declared',
  mistake: 'The type is taken from the first 512 bytes of the file, and where there are fewer it is of no known type.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) =>
      Number(asset.size_bytes) < 512 ? { ...asset, mime_type: 'application/octet-stream' } : asset,
    ),
};
