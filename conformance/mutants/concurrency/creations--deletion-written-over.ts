import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletionWrittenOver: Mutant = {
  id: 'concurrency/creations--deletion-written-over',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/creations',
  mistake:
    'A creation writes the page of the table back as it was when it began, without the deletion that came between.',
  applyTo(parts) {
    const { store, handlers } = parts;
    const written_over = new Set<string>();
    let creating = 0;
    return {
      ...parts,
      handlers: {
        ...handlers,
        async createAssetUpload(call) {
          creating += 1;
          await new Promise((over) => setTimeout(over, 40));
          creating -= 1;
          return handlers.createAssetUpload(call);
        },
      },
      store: exchanged(store, {
        async softDeleteAsset(id, deletion) {
          await new Promise((over) => setTimeout(over, 20));
          if (creating > 0) written_over.add(id);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          return asset && written_over.has(id) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }),
    };
  },
};
