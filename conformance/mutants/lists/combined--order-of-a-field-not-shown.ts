import type { Mutant } from '../mutant.ts';

export const orderOfAFieldNotShown: Mutant = {
  id: 'lists/combined--order-of-a-field-not-shown',
  clauses: ['sorting.order'],
  check: 'lists/combined',
  mistake: 'The list is sorted after the projection, by a field that is no longer there.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          const { fields, sort, filter, ...query } = call.request.query;
          const key = Array.isArray(sort) ? sort[0] : undefined;
          const isShown = !Array.isArray(fields) || !key || !filter || fields.includes(key.field);
          const asked = isShown ? call.request.query : { ...query, fields, filter };
          return listAssets({ ...call, request: { ...call.request, query: asked } });
        },
      },
    };
  },
};
