import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const hiddenWithoutAFile: Mutant = {
  id: 'assets/files--hidden-without-a-file',
  clauses: ['assets.listed-from'],
  check: 'assets/files',
  mistake: 'A read looks for the file first, and finds no asset where there is none yet.',
  applyTo(parts) {
    const { getAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!.toLowerCase());
          if (asset && !(await parts.blobs.info(asset.blob_key))) throw new Refused('not_found');
          return getAsset(call);
        },
      },
    };
  },
};
