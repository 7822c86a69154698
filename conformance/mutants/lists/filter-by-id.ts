import { Refused } from '../../../src/server/refused.ts';
import { filterById } from '../../checks/lists/filter-by-id.ts';
import { withAsked, withConditions } from '../asked.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(filterById, {
  'batches-unfiltered': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'q is read on the lists of assets alone.',
    applyTo: (parts) => withAsked(parts, 'listBatchItems', ({ filter: _, ...query }) => query),
  },
  'batches-in-brackets': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The service was moved to another framework, which wants filter[id]=… and refuses q.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        if (query.filter) throw new Refused('invalid');
        return query;
      }),
  },
  'refused-on-item': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The read of one item has a strict query of its own, without q, since its path says enough.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query) => {
        if (query.filter !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
  'users-are-not-filtered': {
    breaks: ['lists.queryable-fields'],
    mistake: 'The list for users was written before there were filters, which are documented for all.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ filter, ...query }, { caller }) =>
        caller?.kind === 'user' ? query : { ...query, filter },
      ),
  },
  'up-to-there': {
    breaks: ['filtering.only-matching'],
    mistake: 'For the sake of the index a filter by id ends at that id, and nobody lets it begin there.',
    applyTo: (parts) =>
      withConditions(parts, 'listAssets', (conditions) =>
        conditions.map((one) => (one.field === 'id' && one.operator === 'eq' ? { ...one, operator: 'lte' } : one)),
      ),
  },
});
