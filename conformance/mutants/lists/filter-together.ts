import { filtersTogether } from '../../checks/lists/filter-together.ts';
import { lastOfEachField, withConditions } from '../asked.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(filtersTogether, {
  'last-one-wins': {
    breaks: ['filtering.only-matching'],
    mistake: 'Each condition takes the place of the one before.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) =>
          store.list(
            request.collection === 'assets' ? { ...request, conditions: request.conditions.slice(-1) } : request,
          ),
      })),
  },
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
});
