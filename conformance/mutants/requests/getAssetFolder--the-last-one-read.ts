import { exchanged } from '../../../src/server/parts.ts';
import type { FolderRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const lastFolderRead: Mutant = {
  id: 'requests/getAssetFolder--the-last-one-read',
  clauses: ['folders.read', 'assets.unknown-not-served'],
  check: 'requests/getAssetFolder',
  mistake: 'A cache in front of the folders forgets to look at the id when it has just one entry.',
  applyTo(parts) {
    let last: FolderRow | undefined;
    return {
      ...parts,
      store: exchanged(parts.store, {
        async folder(id) {
          last = (await parts.store.folder(id)) ?? last;
          return last;
        },
      }),
    };
  },
};
