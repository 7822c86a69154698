import { combined } from '../../checks/lists/combined.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(combined, {
  'filter-lost-beside-a-sort': {
    breaks: ['filtering.only-matching'],
    mistake: 'The statement for a sorted projection is another one, and has no condition in it.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        listAssets(call) {
          const { filter, ...query } = call.request.query;
          const asked = query.sort && query.fields && filter ? query : call.request.query;
          return listAssets({ ...call, request: { ...call.request, query: asked } });
        },
      })),
  },
  'order-of-a-field-not-shown': {
    breaks: ['sorting.order'],
    mistake: 'The list is sorted after the projection, by a field that is no longer there.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        listAssets(call) {
          const { fields, sort, filter, ...query } = call.request.query;
          const key = Array.isArray(sort) ? sort[0] : undefined;
          const isShown = !Array.isArray(fields) || !key || !filter || fields.includes(key.field);
          const asked = isShown ? call.request.query : { ...query, fields, filter };
          return listAssets({ ...call, request: { ...call.request, query: asked } });
        },
      })),
  },
  'projection-lost-between': {
    breaks: ['projection.only-named'],
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
  },
});
