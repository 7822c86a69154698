import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const onlyOldAssets: Mutant = {
  id: 'requests/deleteAsset--only-old-ones',
  clauses: ['soft-delete.asset'],
  check: 'requests/deleteAsset',
  mistake: 'Assets are locked while a virus scanner looks at them, and nobody takes the lock away.',
  applyTo: (parts) => withRefusal(parts, 'deleteAsset', () => true, 'conflict'),
};
