import type { TokenRow } from '../../store/rows.ts';
import type { Authorize, Caller, World } from '../parts.ts';
import { Refused } from '../refused.ts';

export const authorize: Authorize = async (world, operation, request, token) => {
  const { access } = world.policies(operation.id);
  const named = request.organization?.toLowerCase();
  if (named === undefined && token.kind === 'user' && access.user_default_organization === 'refused') throw nowhere();
  const { organization_id, scopes } = await place(world, named, token);
  const missing = operation.scopes.filter((scope) => access.scopes[scope] !== null && !scopes.includes(scope));
  if (missing.length > 0) throw missingScope(missing.map((scope) => access.scopes[scope] ?? scope));
  return { kind: token.kind, user_id: token.user_id, organization_id, scopes, token };
};

type Place = Pick<Caller, 'organization_id' | 'scopes'>;

/** The organization that the caller acts in, and what it may do there. */
async function place(world: World, named: string | undefined, token: TokenRow): Promise<Place> {
  const { organization_id: own } = token;
  if (own !== null && (named ?? own) === own) return { organization_id: own, scopes: token.scopes };
  const memberships = await world.parts.store.membershipsOf(token.user_id);
  const membership = named === undefined ? memberships[0] : memberships.find((each) => each.organization_id === named);
  if (!membership) throw notAMember();
  const { organization_id, scopes } = membership;
  if (token.kind === 'user') return { organization_id, scopes };
  // A key may never do more than its own scopes, whichever organization it acts in.
  return { organization_id, scopes: scopes.filter((scope) => token.scopes.includes(scope)) };
}

function missingScope(missing: readonly string[]): Refused {
  const at = ['header', 'Authorization'];
  return new Refused('missing_scope', {
    issues: missing.map((scope) => ({ at, message: `The scope ${scope} is missing.`, type: 'scope' })),
  });
}

const organization_at = ['header', 'X-Organization-Id'];

function notAMember(): Refused {
  const message = 'The organization is not one of yours.';
  return new Refused('not_member', { issues: [{ at: organization_at, message, type: 'membership' }] });
}

function nowhere(): Refused {
  const message = 'A user acts in the organization that X-Organization-Id names, and it names none.';
  return new Refused('not_member', { message, issues: [{ at: organization_at, message, type: 'required' }] });
}
