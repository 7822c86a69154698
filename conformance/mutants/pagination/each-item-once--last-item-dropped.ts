import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const lastItemDropped: Mutant = {
  id: 'pagination/each-item-once--last-item-dropped',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/each-item-once',
  mistake: 'One row more than the page is fetched to see whether there is a next page, and the wrong one is cut off.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const page = await parts.lists.page(call, list);
          return page.next !== null && page.items.length > 1 ? { ...page, items: page.items.slice(0, -1) } : page;
        },
      }),
    };
  },
};
