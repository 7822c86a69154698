import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const projectionsRefused: Mutant = {
  id: 'lists/projection--refused-whatever',
  clauses: ['projection.assets'],
  check: 'lists/projection',
  mistake: 'The projection is for internal callers alone.',
  applyTo(parts) {
    const { listAssets } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssets(call) {
          if (call.request.query.fields) throw new Refused('invalid');
          return listAssets(call);
        },
      },
    };
  },
};
