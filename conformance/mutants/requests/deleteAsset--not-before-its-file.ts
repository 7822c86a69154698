import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const deletedWithItsFileAlone: Mutant = {
  id: 'requests/deleteAsset--not-before-its-file',
  clauses: ['soft-delete.asset'],
  check: 'requests/deleteAsset',
  mistake: 'A deletion removes the file first, and where none has arrived yet it is refused.',
  applyTo(parts) {
    const { deleteAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!);
          if (asset && !(await parts.blobs.info(asset.blob_key))) throw new Refused('conflict');
          return deleteAsset(call);
        },
      },
    };
  },
};
