import type { Handler } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { refusedKeeps } from '../../checks/soft-delete/refused-keeps.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** A record of another organization is gone already, so far as the caller can tell. */
const quiet =
  (remove: Handler): Handler =>
  async (call) => {
    try {
      return await remove(call);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal !== 'foreign_record') throw error;
      return { kind: 'empty', success: 'deleted' };
    }
  };

const told = { unauthenticated: 404, malformed_id: 422 } as const;

export const permitted = permittedOf(refusedKeeps, {
  'deleted-so-it-seems': {
    obeys: ['authentication.refusal-changes-nothing'],
    what: 'A deletion without a token is answered 404, as one of what is gone already, and nothing is deleted.',
    choices: { codes: { for: { deleteAsset: told, deleteAssetFolder: told, deleteGraphWorkflow: told } } },
  },
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
  'deleted-for-all-you-know': {
    obeys: ['isolation.writes'],
    what: 'The deletion of another organization’s record is answered as done, since it is not there afterwards for its caller, and deletes nothing.',
    apart: {
      'authentication/user-tokens--own-assets-alone': 'within an organization a deletion that is done is none of these',
      'isolation/lists--own-assets-alone': 'within an organization a deletion that is done is none of these',
    },
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAsset, deleteAssetFolder, deleteGraphWorkflow }) => ({
        deleteAsset: quiet(deleteAsset),
        deleteAssetFolder: quiet(deleteAssetFolder),
        deleteGraphWorkflow: quiet(deleteGraphWorkflow),
      })),
  },
});
