import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const most = 1_000_000;

export const largeSizesCut: Mutant = {
  id: 'assets/list-and-read-agree--large-sizes-cut',
  clauses: ['assets.list-and-read-agree'],
  check: 'assets/list-and-read-agree',
  mistake: 'The list shows sizes from a column that holds no more than a million.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset) => ({ ...asset, size_bytes: Math.min(Number(asset.size_bytes), most) })),
};
