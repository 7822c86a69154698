import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletionToggled: Mutant = {
  id: 'concurrency/deletions--toggled',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/deletions',
  mistake: 'A deletion that comes while another one is under way is taken for its undoing.',
  applyTo(parts) {
    const { store } = parts;
    const under_way = new Set<string>();
    const undone = new Set<string>();
    return {
      ...parts,
      store: exchanged(store, {
        async softDeleteAsset(id, deletion) {
          if (under_way.has(id)) undone.add(id);
          under_way.add(id);
          await new Promise((over) => setTimeout(over, 20));
          under_way.delete(id);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          return asset && undone.has(id) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }),
    };
  },
};
