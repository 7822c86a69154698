import type { TokenRow } from '../../../src/store/rows.ts';
import { tokenRequired } from '../../checks/authentication/token-required.ts';
import { mutantsOf } from '../mutant.ts';
import { withForbidden } from '../other-callers.ts';

const guest: TokenRow = {
  hash: '',
  kind: 'api_key',
  user_id: '00000000-0000-4000-8000-000000000000',
  organization_id: '00000000-0000-4000-8000-000000000000',
  scopes: [],
  expires_at: null,
};

export const mutants = mutantsOf(tokenRequired, {
  'nobody-is-forbidden': {
    breaks: ['codes.unauthenticated'],
    mistake:
      'A creation without a token is taken for one of a guest, who is refused with another status than is documented.',
    applyTo: (parts) =>
      withForbidden(parts, ({ method }, authorization) => authorization === undefined && method === 'POST'),
  },
  'types-left-out': {
    breaks: ['authentication.required'],
    mistake: 'The guard stands before each route by itself, and one route was added without it.',
    applyTo: (parts) => ({
      ...parts,
      async authenticate(world, operation, authorization) {
        if (operation.id === 'listAssetTypes' && authorization === undefined) return guest;
        return parts.authenticate(world, operation, authorization);
      },
    }),
  },
});
