/** Authentication: finds the token of a request among those of the world, which it keeps as hashes. */
import type { TokenRow } from '../../store/rows.ts';
import { hashOf } from '../../store/token-hash.ts';
import type { Authenticate, World } from '../parts.ts';
import { Refused } from '../refused.ts';
import { isAnonymous } from './access.ts';

export const authenticate: Authenticate = async (world, operation, authorization) => {
  const token = await validToken(world, authorization);
  if (token) return token;
  if (
    isAnonymous(world, operation) &&
    (authorization === undefined || world.policies(operation.id).codes.bad_token_on_anonymous === 'ignored')
  )
    return undefined;
  throw new Refused('unauthenticated');
};

async function validToken(world: World, authorization: string | undefined): Promise<TokenRow | undefined> {
  const bearer = bearerToken(authorization);
  if (bearer === undefined) return undefined;
  const token = await world.parts.store.tokenByHash(hashOf(bearer));
  const ended = token?.expires_at != null && Date.parse(token.expires_at) <= world.parts.clock.now_ms();
  return ended ? undefined : token;
}

/** The token of an Authorization header; undefined where it holds none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1];
}
