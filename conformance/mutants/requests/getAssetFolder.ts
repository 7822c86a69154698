import type { FolderRow } from '../../../src/store/rows.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getAssetFolder'), {
  'the-last-one-read': {
    breaks: ['folders.read', 'assets.unknown-not-served'],
    mistake: 'A cache in front of the folders forgets to look at the id when it has just one entry.',
    applyTo(parts) {
      let last: FolderRow | undefined;
      return withPart(parts, 'store', (store) => ({
        async folder(id) {
          last = (await store.folder(id)) ?? last;
          return last;
        },
      }));
    },
  },
});
