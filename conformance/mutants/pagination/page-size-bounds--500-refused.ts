import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const pageOf500Refused: Mutant = {
  id: 'pagination/page-size-bounds--500-refused',
  clauses: ['pagination.page-size'],
  check: 'pagination/page-size-bounds',
  mistake: 'The upper bound of the page size is compared with < 500, so the largest size allowed is refused.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        if (request.query.page_size === 500) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    };
  },
};
