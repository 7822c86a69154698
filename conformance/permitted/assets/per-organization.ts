import { perOrganization } from '../../checks/assets/per-organization.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const operations = ['createAssetFolder', 'getAssetFolder'] as const;

export const permitted = permittedOf(perOrganization, {
  'folders-keep-it-to-themselves': {
    obeys: ['assets.per-organization'],
    what: 'A folder does not show whose it is, which its callers know anyway.',
    applyTo: (parts) =>
      operations.reduce((changed, one) => withRecord(changed, one, ({ org_id: _, ...record }) => record), parts),
  },
});
