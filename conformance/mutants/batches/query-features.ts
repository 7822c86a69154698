import { Refused } from '../../../src/server/refused.ts';
import { batchQueryFeatures } from '../../checks/batches/query-features.ts';
import { withAsked } from '../asked.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(batchQueryFeatures, {
  'filter-ignored': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'q is read on the lists of assets alone.',
    applyTo: (parts) => withAsked(parts, 'listBatchItems', ({ filter: _, ...query }) => query),
  },
  'filter-in-brackets': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The service was moved to another framework, which wants filter[id]=… and refuses q.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        if (query.filter) throw new Refused('invalid');
        return query;
      }),
  },
  'filter-refused-on-item': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The read of one item has a strict query of its own, without q, since its path says enough.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query) => {
        if (query.filter !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
  'sort-ignored': {
    breaks: ['sorting.batch-form'],
    mistake: 'The order is fixed in the query of the database, and sort_by goes unread.',
    applyTo: (parts) => withAsked(parts, 'listBatchItems', ({ sort: _, ...query }) => query),
  },
  'sort-refused-on-item': {
    breaks: ['sorting.batch-form'],
    mistake: 'The read of one item has a strict query of its own, without sort_by, since there is nothing to sort.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query) => {
        if (query.sort) throw new Refused('invalid');
        return query;
      }),
  },
  'sort-refused': {
    breaks: ['sorting.batch-form'],
    mistake: 'The order of a batch is that of its numbers, and sort_by is refused as an unknown parameter.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        if (query.sort !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
});
