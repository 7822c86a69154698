import { filtersTogether } from '../../checks/lists/filter-together.ts';
import { lastOfEachField, refuse, withConditions } from '../asked.ts';
import { withItemList } from '../batches/item-lists.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(filtersTogether, {
  'last-of-one-field': {
    breaks: ['filtering.only-matching'],
    mistake: 'The conditions are kept in a map by their field, in which the second takes the place of the first.',
    applyTo: (parts) => withConditions(parts, 'listAssets', lastOfEachField),
  },
  'names-apart': {
    breaks: ['filtering.all-matching'],
    mistake: 'The name is searched in an index of its own, which knows no other field: nothing meets both.',
    applyTo: (parts) =>
      withRows(parts, null, async (request, list) => {
        const slice = await list(request);
        const has_name = request.conditions.some(({ field }) => field === 'name');
        return has_name && request.conditions.length > 1 ? { rows: [], more: false } : slice;
      }),
  },
  'comma-refused': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The parser takes one condition and stumbles over the comma behind it.',
    applyTo: (parts) =>
      withConditions(parts, 'listBatchItems', (conditions) => (conditions.length > 1 ? refuse() : conditions)),
  },
  'second-condition-lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor holds the first condition of its list, for want of room.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        const [of_batch, ...conditions] = request.conditions;
        if (!request.after || !of_batch || conditions.length < 2) return list(request);
        return list({ ...request, conditions: [of_batch, conditions[0]!] });
      }),
  },
  'second-condition-ignored': {
    breaks: ['lists.multiple-conditions'],
    mistake: 'Conditions are kept by nothing but the first one.',
    applyTo: (parts) => withConditions(parts, 'listBatchItems', (conditions) => conditions.slice(0, 1)),
  },
  'third-condition-lost': {
    breaks: ['filtering.only-matching'],
    mistake: 'The expression is split into a first condition and the next, and what stands behind is left where it is.',
    applyTo: (parts) => withConditions(parts, 'listBatchItems', (conditions) => conditions.slice(0, 2)),
  },
});
