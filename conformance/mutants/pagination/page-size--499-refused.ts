import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const size499Refused: Mutant = {
  id: 'pagination/page-size--499-refused',
  clauses: ['pagination.page-size'],
  check: 'pagination/page-size',
  mistake: 'The bound is written as less than, twice.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          if (call.request.query.page_size === 499) throw new Refused('invalid');
          return listAssets(call);
        },
      },
    };
  },
};
