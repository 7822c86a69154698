import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletionLookedThenMarked: Mutant = {
  id: 'concurrency/deletions--looked-then-marked',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/deletions',
  mistake: 'Whether an asset is deleted is read first, and its marks are written later.',
  applyTo(parts) {
    const { store } = parts;
    const marks = new Map<string, { at: string; by: string | null }>();
    let under_way = 0;
    return {
      ...parts,
      store: exchanged(store, {
        async softDeleteAsset(id, deletion) {
          const is_deleted = Boolean((await store.asset(id))?.deleted_at);
          under_way += 1;
          // Each writer waits for those before it, in a queue of one connection.
          await new Promise((over) => setTimeout(over, 40 * under_way - 30));
          under_way -= 1;
          if (!is_deleted) marks.set(id, deletion);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          const mark = marks.get(id);
          return asset && mark ? { ...asset, deleted_at: mark.at, deleted_by: mark.by } : asset;
        },
      }),
    };
  },
};
