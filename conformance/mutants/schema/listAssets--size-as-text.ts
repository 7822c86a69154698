import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const sizeAsText: Mutant = {
  id: 'schema/listAssets--size-as-text',
  clauses: ['types.asset-fields'],
  check: 'schema/listAssets',
  mistake: 'Integers of 64 bits leave the database as text, and nobody turns large ones back.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset) =>
      Number(asset.size_bytes) > 2 ** 31 ? { ...asset, size_bytes: String(asset.size_bytes) } : asset,
    ),
};
