import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const creationBeginsAgain: Mutant = {
  id: 'pagination/walk-under-change--creation-begins-again',
  clauses: ['pagination.walk-under-change', 'pagination.walk-ends'],
  check: 'pagination/walk-under-change',
  mistake: 'A new asset makes the cursors of before worthless, and whoever holds one starts again.',
  applyTo(parts) {
    let is_new = false;
    return {
      ...parts,
      store: exchanged(parts.store, {
        insertAsset(asset) {
          is_new = true;
          return parts.store.insertAsset(asset);
        },
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'assets') return parts.store.list<Row>(request);
          const begins = is_new && request.after !== undefined;
          is_new = false;
          return parts.store.list<Row>(begins ? { ...request, after: undefined } : request);
        },
      }),
    };
  },
};
