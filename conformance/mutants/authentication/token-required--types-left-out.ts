import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

const guest: TokenRow = {
  hash: '',
  kind: 'api_key',
  user_id: '00000000-0000-4000-8000-000000000000',
  organization_id: '00000000-0000-4000-8000-000000000000',
  scopes: [],
  expires_at: null,
};

export const typesLeftOut: Mutant = {
  id: 'authentication/token-required--types-left-out',
  clauses: ['authentication.required'],
  check: 'authentication/token-required',
  mistake: 'The guard stands before each route by itself, and one route was added without it.',
  applyTo(parts) {
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        if (operation.id === 'listAssetTypes' && authorization === undefined) return guest;
        return parts.authenticate(world, operation, authorization);
      },
    };
  },
};
