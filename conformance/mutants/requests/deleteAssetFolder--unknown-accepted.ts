import { withoutNotFound } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const unknownFolderDeleted: Mutant = {
  id: 'requests/deleteAssetFolder--unknown-accepted',
  clauses: ['assets.unknown-not-served'],
  check: 'requests/deleteAssetFolder',
  mistake: 'What is not there needs no deletion, and that counts as success.',
  applyTo: (parts) => withoutNotFound(parts, 'deleteAssetFolder', () => ({ kind: 'empty', success: 'deleted' })),
};
