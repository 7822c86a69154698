import type { Mutant } from '../mutant.ts';

export const firstNameOnly: Mutant = {
  id: 'lists/projection--first-name-only',
  clauses: ['projection.only-named'],
  check: 'lists/projection',
  mistake: 'The text is cut at the first comma.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          const { fields } = call.request.query;
          const query = Array.isArray(fields)
            ? { ...call.request.query, fields: fields.slice(0, 1) }
            : call.request.query;
          return listAssets({ ...call, request: { ...call.request, query } });
        },
      },
    };
  },
};
