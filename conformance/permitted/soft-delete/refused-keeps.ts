import { refusedKeeps } from '../../checks/soft-delete/refused-keeps.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(refusedKeeps, {
  'header-unread-on-deletions': {
    obeys: ['soft-delete.refused-keeps', 'access.organization-header'],
    what: 'A key deletes what is in its own organization, whichever the header names, and acknowledges that.',
    choices: {
      access: {
        for: {
          deleteAsset: { organization_header: { elsewhere: 'ignored' } },
          deleteAssetFolder: { organization_header: { elsewhere: 'ignored' } },
        },
      },
    },
  },
  'refused-as-if-unknown': {
    obeys: ['soft-delete.authorized', 'soft-delete.refused-keeps'],
    what: 'A caller who may not delete a record is told that there is none of that id, with or without a token.',
    choices: { codes: { unauthenticated: 404, missing_scope: 404, foreign_record: 404 } },
  },
});
