import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const flagLostWithASort: Mutant = {
  id: 'pagination/next-then-previous--flag-lost-with-a-sort',
  clauses: ['pagination.backward-flag'],
  check: 'pagination/next-then-previous',
  mistake: 'The direction of a sort is written over the direction of the walk: sorted lists only ever go on.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        page(call, list) {
          const { query } = call.request;
          const read = query.sort === undefined ? query : { ...query, backward: false };
          return parts.lists.page({ ...call, request: { ...call.request, query: read } }, list);
        },
      }),
    };
  },
};
