import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const firstIsHere: Mutant = {
  id: 'pagination/first-starts-again--first-is-here',
  clauses: ['pagination.first-starts-again'],
  check: 'pagination/first-starts-again',
  mistake: 'first is built from the request with everything in it, its cursor too.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const page = await parts.lists.page(call, list);
          const { request, operation } = call;
          const here = { base_url: call.baseUrl(), operation: operation.id, path: request.path, query: request.query };
          return { ...page, first: parts.dialect.cursorUrl(here) };
        },
      }),
    };
  },
};
