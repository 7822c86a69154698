import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const smallSizesRefused: Mutant = {
  id: 'pagination/page-size--small-sizes-refused',
  clauses: ['pagination.page-size'],
  check: 'pagination/page-size',
  mistake: 'To spare the database, pages of fewer than ten items are refused.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const { page_size } = request.query;
        if (typeof page_size === 'number' && page_size < 10) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    };
  },
};
