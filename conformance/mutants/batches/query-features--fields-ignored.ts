import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const batchFieldsIgnored: Mutant = {
  id: 'batches/query-features--fields-ignored',
  clauses: ['projection.batches'],
  check: 'batches/query-features',
  mistake: 'Both reads take fields and answer with whole items.',
  applyTo: (parts) =>
    withAsked(
      withAsked(parts, 'listBatchItems', ({ fields: _, ...query }) => query),
      'getBatchItem',
      ({ fields: _, ...query }) => query,
    ),
};
