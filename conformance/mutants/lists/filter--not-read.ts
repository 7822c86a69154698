import type { Mutant } from '../mutant.ts';

export const filterNotRead: Mutant = {
  id: 'lists/filter--not-read',
  clauses: ['filtering.assets'],
  check: 'lists/filter',
  mistake: 'The parameter of the filter is taken and forgotten.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          const { filter: _, ...query } = call.request.query;
          return listAssets({ ...call, request: { ...call.request, query } });
        },
      },
    };
  },
};
