import type { Mutant } from '../mutant.ts';

export const organizationComesAlong: Mutant = {
  id: 'lists/projection--organization-comes-along',
  clauses: ['projection.only-named'],
  check: 'lists/projection',
  mistake: 'The field that rows are checked by is selected, and shown.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          const { fields } = call.request.query;
          const more = Array.isArray(fields) ? { fields: [...fields, 'org_id'] } : {};
          return listAssets({ ...call, request: { ...call.request, query: { ...call.request.query, ...more } } });
        },
      },
    };
  },
};
