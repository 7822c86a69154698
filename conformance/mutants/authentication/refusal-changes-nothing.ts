import { unauthenticatedChangesNothing } from '../../checks/authentication/refusal-changes-nothing.ts';
import { mutantsOf } from '../mutant.ts';
import { withDeletionFirst, withRefusedServed } from '../other-callers.ts';

export const mutants = mutantsOf(unauthenticatedChangesNothing, {
  'folder-first': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard of folders waits for the service of accounts, and the deletion does not wait for the guard.',
    applyTo: (parts) =>
      withDeletionFirst(
        parts,
        'deleteAssetFolder',
        (authorization) => authorization === undefined,
        (id, deletion) => parts.store.softDeleteFolder(id, deletion),
      ),
  },
  'session-stays': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'Uploads are meant to be quick, so the token is verified while the session is being made for whoever called last.',
    applyTo: (parts) => withRefusedServed(parts, ['createAssetUpload']),
  },
  'work-before-the-guard': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The guard only decides what is answered; by then the deletion is under way.',
    applyTo: (parts) =>
      withDeletionFirst(
        parts,
        'deleteAsset',
        () => true,
        (id, deletion) => parts.store.softDeleteAsset(id, deletion),
      ),
  },
});
