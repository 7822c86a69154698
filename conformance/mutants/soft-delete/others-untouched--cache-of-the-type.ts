import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withDeletionsTold } from './other-assets.ts';

export const cacheOfTheType: Mutant = {
  id: 'soft-delete/others-untouched--cache-of-the-type',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake:
    'A deletion throws all assets of the type out of the cache that reads are served from, and nothing puts them back.',
  applyTo: (parts) =>
    withDeletionsTold(parts, 'getAsset', () => {
      throw new Refused('not_found');
    }),
};
