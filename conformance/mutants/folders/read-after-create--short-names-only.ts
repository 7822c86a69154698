import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const shortNamesOnly: Mutant = {
  id: 'folders/read-after-create--short-names-only',
  clauses: ['folders.create'],
  check: 'folders/read-after-create',
  mistake: 'The column of the name holds 21 characters, and cuts off the rest without a word.',
  applyTo: (parts) =>
    withBody(parts, 'createAssetFolder', (body) => ({ ...body, name: String(body.name).slice(0, 21) })),
};
