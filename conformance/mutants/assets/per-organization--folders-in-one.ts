import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const foldersInOne: Mutant = {
  id: 'assets/per-organization--folders-in-one',
  clauses: ['assets.per-organization'],
  check: 'assets/per-organization',
  mistake: 'Folders were moved to a table of their own, which belongs to the operator.',
  applyTo: (parts) =>
    withRecord(parts, 'getAssetFolder', (folder) => ({ ...folder, org_id: '00000000-0000-4000-8000-000000000001' })),
};
