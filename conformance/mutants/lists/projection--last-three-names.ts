import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const projectionLastThreeNames: Mutant = {
  id: 'lists/projection--last-three-names',
  clauses: ['projection.only-named'],
  check: 'lists/projection',
  mistake: 'Of a longer projection the last three names are kept, as many as the cache has columns for.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', (query) =>
      Array.isArray(query.fields) ? { ...query, fields: query.fields.slice(-3) } : query,
    ),
};
