import { combined } from '../../checks/lists/combined.ts';
import { withAsked } from '../asked.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(combined, {
  'filter-lost-beside-a-sort': {
    breaks: ['filtering.only-matching'],
    mistake: 'The statement for a sorted projection is another one, and has no condition in it.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ filter, ...query }) =>
        query.sort && query.fields ? query : { ...query, filter },
      ),
  },
  'order-of-a-field-not-shown': {
    breaks: ['sorting.order'],
    mistake: 'The list is sorted after the projection, by a field that is no longer there.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        const { fields, sort, filter } = query;
        const key = Array.isArray(sort) ? sort[0] : undefined;
        const is_shown = !Array.isArray(fields) || !key || !filter || fields.includes(key.field);
        return is_shown ? query : { ...query, sort: undefined };
      }),
  },
  'projection-lost-between': {
    breaks: ['projection.only-named'],
    mistake: 'A list that is both filtered and sorted is answered by another query, which selects whole records.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) =>
        query.filter !== undefined && query.sort !== undefined ? { ...query, fields: undefined } : query,
      ),
  },
});
