import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const flagNotRead: Mutant = {
  id: 'pagination/next-then-previous--flag-not-read',
  clauses: ['pagination.backward-flag'],
  check: 'pagination/next-then-previous',
  mistake: 'The flag stands in the URL of the page before, and whoever reads the query knows the cursor alone.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        page(call, list) {
          const query = { ...call.request.query, backward: false };
          return parts.lists.page({ ...call, request: { ...call.request, query } }, list);
        },
      }),
    };
  },
};
