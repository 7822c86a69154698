import type { Mutant } from '../mutant.ts';

export const typesUnsorted: Mutant = {
  id: 'lists/sort--types-unsorted',
  clauses: ['sorting.asset-types'],
  check: 'lists/sort',
  mistake: 'Asset types come from a table in the code, in its order.',
  applyTo(parts) {
    const { listAssetTypes } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssetTypes(call) {
          const { sort: _, ...query } = call.request.query;
          return listAssetTypes({ ...call, request: { ...call.request, query } });
        },
      },
    };
  },
};
