import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const nextIsABareCursor: Mutant = {
  id: 'pagination/each-item-once--next-is-a-bare-cursor',
  clauses: ['pagination.cursor-url-followable'],
  check: 'pagination/each-item-once',
  mistake: 'next holds the cursor alone, and clients are left to build the URL.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const page = await parts.lists.page(call, list);
          const cursor = page.next && new URL(page.next).searchParams.get('cursor');
          return cursor ? { ...page, next: cursor } : page;
        },
      }),
    };
  },
};
