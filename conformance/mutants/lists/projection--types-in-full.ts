import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const typesInFull: Mutant = {
  id: 'lists/projection--types-in-full',
  clauses: ['projection.assets'],
  check: 'lists/projection',
  mistake: 'The projection is a feature of the table of assets, and the types come from another one.',
  applyTo(parts) {
    const { listAssetTypes } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        listAssetTypes(call) {
          if (Array.isArray(call.request.query.fields) && call.request.query.fields.length > 1) {
            throw new Refused('invalid');
          }
          return listAssetTypes(call);
        },
      },
    };
  },
};
