import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

function withoutPlace({ cursor: _, backward: __, ...query }: CanonicalQuery): CanonicalQuery {
  return query;
}

export const firstWithoutTheOrder: Mutant = {
  id: 'pagination/first-starts-again--without-the-order',
  clauses: ['pagination.first-starts-again'],
  check: 'pagination/first-starts-again',
  mistake: 'The link to the first page is the plain list: filter and order are left behind.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const page = await parts.lists.page(call, list);
          const { sort, ...query } = call.request.query;
          if (!sort) return page;
          const plain = await parts.lists.page(
            { ...call, request: { ...call.request, query: withoutPlace(query) } },
            list,
          );
          return { ...page, first: plain.first };
        },
      }),
    };
  },
};
