import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const block_bytes = 512;

export const sizeInBlocks: Mutant = {
  id: 'uploads/asset-as-declared--size-in-blocks',
  clauses: ['uploads.asset-as-declared'],
  check: 'uploads/asset-as-declared',
  mistake: 'The size is what the file takes on disk, in whole blocks.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => ({
      ...asset,
      size_bytes: Math.ceil(Number(asset.size_bytes) / block_bytes) * block_bytes,
    })),
};
