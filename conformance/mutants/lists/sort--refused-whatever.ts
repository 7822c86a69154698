import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const sortsRefused: Mutant = {
  id: 'lists/sort--refused-whatever',
  clauses: ['sorting.assets-form'],
  check: 'lists/sort',
  mistake: 'The order can be chosen in the documentation alone.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          if (call.request.query.sort) throw new Refused('invalid');
          return listAssets(call);
        },
      },
    };
  },
};
