import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const pageTwoOneShort: Mutant = {
  id: 'lists/pages--page-two-one-short',
  clauses: ['lists.short-pages'],
  check: 'lists/pages',
  mistake: 'Behind a cursor the row that it names is counted too: later pages of asset types lack one.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        list(request) {
          const { collection, after, page_size } = request;
          const is_later = collection === 'asset_types' && after !== undefined && page_size > 1;
          return store.list(is_later ? { ...request, page_size: page_size - 1 } : request);
        },
      }),
    };
  },
};
