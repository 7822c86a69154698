import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const folderNotYetIndexed: Mutant = {
  id: 'folders/read-after-create--not-yet-indexed',
  clauses: ['folders.read'],
  check: 'folders/read-after-create',
  mistake: 'Reads go through an index of which one part in four is only made anew at night.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      getAssetFolder(call) {
        if (/^[0-3]/.test(String(call.request.path.id))) throw new Refused('not_found');
        return parts.handlers.getAssetFolder(call);
      },
    },
  }),
};
