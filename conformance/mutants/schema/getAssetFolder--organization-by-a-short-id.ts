import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const organizationByShortId: Mutant = {
  id: 'schema/getAssetFolder--organization-by-a-short-id',
  clauses: ['types.uuid'],
  check: 'schema/getAssetFolder',
  mistake: 'Ids are shortened for readers where they are not the record’s own.',
  applyTo: (parts) =>
    withRecord(parts, 'getAssetFolder', (folder) => ({
      ...folder,
      org_id: `org_${String(folder.org_id).slice(0, 8)}`,
    })),
};
