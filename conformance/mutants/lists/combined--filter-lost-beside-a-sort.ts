import type { Mutant } from '../mutant.ts';

export const filterLostBesideASort: Mutant = {
  id: 'lists/combined--filter-lost-beside-a-sort',
  clauses: ['filtering.only-matching'],
  check: 'lists/combined',
  mistake: 'The statement for a sorted projection is another one, and has no condition in it.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          const { filter, ...query } = call.request.query;
          const asked = query.sort && query.fields && filter ? query : call.request.query;
          return listAssets({ ...call, request: { ...call.request, query: asked } });
        },
      },
    };
  },
};
