import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const filtersRefused: Mutant = {
  id: 'lists/filter--refused-whatever',
  clauses: ['filtering.assets'],
  check: 'lists/filter',
  mistake: 'The filter is documented and was never built: every one is refused.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          if (call.request.query.filter) throw new Refused('invalid');
          return listAssets(call);
        },
      },
    };
  },
};
