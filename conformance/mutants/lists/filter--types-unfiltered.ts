import type { Mutant } from '../mutant.ts';

export const typesUnfiltered: Mutant = {
  id: 'lists/filter--types-unfiltered',
  clauses: ['filtering.asset-types'],
  check: 'lists/filter',
  mistake: 'The filter was built for assets, and the types of assets were left out.',
  applyTo(parts) {
    const { listAssetTypes } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssetTypes(call) {
          const { filter: _, ...query } = call.request.query;
          return listAssetTypes({ ...call, request: { ...call.request, query } });
        },
      },
    };
  },
};
