import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const nameAsPath: Mutant = {
  id: 'schema/createAssetFolder--name-as-a-path',
  clauses: ['types.asset-folder-fields'],
  check: 'schema/createAssetFolder',
  mistake: 'Folders may stand in folders one day, and the name is a path already.',
  applyTo: (parts) => withRecord(parts, 'createAssetFolder', (folder) => ({ ...folder, name: [folder.name] })),
};
