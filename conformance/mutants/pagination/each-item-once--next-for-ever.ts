import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const nextForEver: Mutant = {
  id: 'pagination/each-item-once--next-for-ever',
  clauses: ['pagination.walk-ends'],
  check: 'pagination/each-item-once',
  mistake: 'The last page names the first one as its next, as a ring buffer or a carousel would.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const page = await parts.lists.page(call, list);
          return { ...page, next: page.next ?? page.first };
        },
      }),
    };
  },
};
