import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const lastNameAlone: Mutant = {
  id: 'batches/projected--last-name-alone',
  clauses: ['projection.batches'],
  check: 'batches/projected',
  mistake: 'Of several names each overwrites the one before; the id comes along by itself.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      const { fields } = query;
      return fields && !('raw' in fields) ? { ...query, fields: [...new Set(['id', ...fields.slice(-1)])] } : query;
    });
  },
};
