import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const previousOnlyFromPageThree: Mutant = {
  id: 'pagination/next-then-previous--only-from-page-three',
  clauses: ['pagination.next-then-previous'],
  check: 'pagination/next-then-previous',
  mistake: 'Page two names no previous page, since the one before it has no cursor of its own.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const page = await parts.lists.page(call, list);
          const { cursor, backward } = call.request.query;
          if (cursor === undefined || backward || page.previous === null) return page;
          const query = {
            ...call.request.query,
            cursor: new URL(page.previous).searchParams.get('cursor')!,
            backward: true,
          };
          const before = await parts.lists.page({ ...call, request: { ...call.request, query } }, list);
          return before.previous === null ? { ...page, previous: null } : page;
        },
      }),
    };
  },
};
