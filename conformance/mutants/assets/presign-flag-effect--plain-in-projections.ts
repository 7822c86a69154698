import type { Mutant } from '../mutant.ts';

export const plainInProjections: Mutant = {
  id: 'assets/presign-flag-effect--plain-in-projections',
  clauses: ['assets.presign-flag-effect'],
  check: 'assets/presign-flag-effect',
  mistake: 'A projected list is read by a statement of its own, which signs nothing.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          const { request } = call;
          const query = request.query.fields ? { ...request.query, presign: false } : request.query;
          return listAssets({ ...call, request: { ...request, query } });
        },
      },
    };
  },
};
