import { Refused } from '../../../src/server/refused.ts';
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
  'header-for-a-token': {
    breaks: ['authentication.required'],
    mistake:
      'The gateway puts the organization into the header once it has checked the token, and the service behind it takes any request that has one.',
    applyTo: (parts) => ({
      ...parts,
      async authenticate(world, operation, authorization) {
        return authorization === undefined && !operation.anonymous
          ? guest
          : parts.authenticate(world, operation, authorization);
      },
      async authorize(world, operation, request, token) {
        if (token !== guest) return parts.authorize(world, operation, request, token);
        const { organization: organization_id } = request;
        // Nobody has an account to look at.
        if (organization_id === undefined || operation.id === 'getMe') throw new Refused('unauthenticated');
        return { kind: 'api_key', user_id: guest.user_id, organization_id, scopes: [], token };
      },
    }),
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
