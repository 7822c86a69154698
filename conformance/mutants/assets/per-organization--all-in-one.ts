import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const allInOne: Mutant = {
  id: 'assets/per-organization--all-in-one',
  clauses: ['assets.per-organization'],
  check: 'assets/per-organization',
  mistake: 'There was one organization at first, and its id is still written into every asset.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => ({ ...asset, org_id: '00000000-0000-4000-8000-000000000001' })),
};
