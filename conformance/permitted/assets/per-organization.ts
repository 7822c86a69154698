import { perOrganization } from '../../checks/assets/per-organization.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

const operations = ['listAssets', 'createAssetFolder'] as const;

export const permitted = permittedOf(perOrganization, {
  'place-told-in-reads-alone': {
    obeys: ['assets.per-organization'],
    what: 'Whose an asset or a folder is shows in its own read, and neither in a list nor where it is made.',
    applyTo: (parts) =>
      operations.reduce((changed, one) => withRecord(changed, one, ({ org_id: _, ...record }) => record), parts),
  },
});
