import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const neighbourGoesToo: Mutant = {
  id: 'soft-delete/other-folders--neighbour-goes-too',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/other-folders',
  mistake: 'Folders are taken to lie in the one made before them, and a deletion reaches what lies inside.',
  applyTo(parts) {
    const made: string[] = [];
    return {
      ...parts,
      store: exchanged(parts.store, {
        async insertFolder(folder) {
          made.push(folder.id);
          await parts.store.insertFolder(folder);
        },
        async softDeleteFolder(id, deletion) {
          const inside = made[made.indexOf(id) + 1];
          if (made.includes(id) && inside !== undefined) await parts.store.softDeleteFolder(inside, deletion);
          return parts.store.softDeleteFolder(id, deletion);
        },
      }),
    };
  },
};
