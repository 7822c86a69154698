import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const makerInItsColumn: Mutant = {
  id: 'assets/per-organization--maker-in-its-column',
  clauses: ['assets.per-organization'],
  check: 'assets/per-organization',
  mistake: 'The list selects its columns by their number, and the one of the organization holds who made the asset.',
  applyTo: (parts) => withRecord(parts, 'listAssets', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.id })),
};
