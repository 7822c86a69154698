import { Refused } from '../../../src/server/refused.ts';
import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const projectionCommasRefused: Mutant = {
  id: 'lists/projection--commas-refused',
  clauses: ['projection.assets'],
  check: 'lists/projection',
  mistake: 'The names of a projection are expected as one parameter each, and a text with commas is no name.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', (query) => {
      if (Array.isArray(query.fields) && query.fields.length > 1) throw new Refused('invalid');
      return query;
    }),
};
