import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const twoInTheCache: Mutant = {
  id: 'folders/read-after-create--two-in-the-cache',
  clauses: ['folders.read-after-create'],
  check: 'folders/read-after-create',
  mistake: 'New folders are read from a cache of two, where the third takes the place of the first and keeps its name.',
  applyTo(parts) {
    const { store } = parts;
    const places: string[] = [];
    const names = new Map<string, string>();
    return {
      ...parts,
      store: exchanged(store, {
        async insertFolder(folder) {
          await store.insertFolder(folder);
          const place = places.length % 3;
          places.push(folder.name);
          if (place === 2) names.set(folder.id, places.at(-3)!);
        },
        async folder(id) {
          const folder = await store.folder(id);
          return folder && { ...folder, name: names.get(id) ?? folder.name };
        },
      }),
    };
  },
};
