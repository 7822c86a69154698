import { unauthenticatedChangesNothing } from '../../checks/authentication/refusal-changes-nothing.ts';
import { permittedOf } from '../permitted.ts';

const told = { unauthenticated: 404, malformed_id: 422 } as const;

export const permitted = permittedOf(unauthenticatedChangesNothing, {
  'deleted-so-it-seems': {
    obeys: ['authentication.refusal-changes-nothing'],
    what: 'A deletion without a token is answered 404, as one of what is gone already, and nothing is deleted.',
    choices: { codes: { for: { deleteAsset: told, deleteAssetFolder: told, deleteGraphWorkflow: told } } },
  },
});
