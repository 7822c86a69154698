import { Refused } from '../../../src/server/refused.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const lookedThroughFirst: Mutant = {
  id: 'uploads/put-and-read-back--looked-through-first',
  clauses: ['uploads.asset-readable'],
  check: 'uploads/put-and-read-back',
  mistake: 'Files beyond 255 bytes wait to be looked through, and until then they are listed and cannot be read.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => {
      if (Number(asset.size_bytes) > 255) throw new Refused('not_found');
      return asset;
    }),
};
