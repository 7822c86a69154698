import type { Mutant } from '../mutant.ts';

export const projectionLostBetween: Mutant = {
  id: 'lists/combined--projection-lost-between',
  clauses: ['projection.only-named'],
  check: 'lists/combined',
  mistake: 'A list that is both filtered and sorted is answered by another query, which selects whole records.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    const handlers: typeof parts.handlers = {
      ...parts.handlers,
      listAssets(call) {
        const { fields: _, ...query } = call.request.query;
        const is_both = query.filter !== undefined && query.sort !== undefined;
        return listAssets(is_both ? { ...call, request: { ...call.request, query } } : call);
      },
    };
    return { ...parts, handlers };
  },
};
