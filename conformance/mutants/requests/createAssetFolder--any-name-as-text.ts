import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const anyNameAsText: Mutant = {
  id: 'requests/createAssetFolder--any-name-as-text',
  clauses: ['folders.invalid-refused'],
  check: 'requests/createAssetFolder',
  mistake: 'Whatever comes as a name is made a text.',
  applyTo: (parts) => withBody(parts, 'createAssetFolder', (body) => ({ ...body, name: String(body.name) })),
};
