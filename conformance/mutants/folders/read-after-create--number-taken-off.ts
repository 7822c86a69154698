import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const numberTakenOff: Mutant = {
  id: 'folders/read-after-create--number-taken-off',
  clauses: ['folders.read-after-create'],
  check: 'folders/read-after-create',
  mistake: 'A number at the end of a name is taken for that of a copy, and cut off before it is kept.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        insertFolder: (folder) => parts.store.insertFolder({ ...folder, name: folder.name.replace(/\d+$/, '') }),
      }),
    };
  },
};
