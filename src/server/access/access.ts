/** Requests that need a token, those that act in an organization, and those that may choose it, by the choices. */
import type { CanonicalRequest } from '../../choices/canonical.ts';
import type { Operation, OperationId } from '../../contract/operations.ts';
import type { TokenRow } from '../../store/rows.ts';
import type { Caller, World } from '../parts.ts';
import { Refused } from '../refused.ts';

/** The operations of which it is chosen whether they need a token (clause access.anonymous-operations). */
const openable: ReadonlySet<OperationId> = new Set(['getHealth', 'listEventTypes']);

/** True where the operation is done without a token too. */
export function isAnonymous(world: World, { id, anonymous }: Operation): boolean {
  if (!openable.has(id)) return anonymous;
  const open: readonly string[] = world.policies(id).access.anonymous_operations;
  return open.includes(id);
}

/** Section 4: the header is one of the workflow endpoints; that it counts elsewhere too is a choice. */
export function heedsOrganization(world: World, { id, path }: Operation): boolean {
  if (path.startsWith('/v1/graph-workflows')) return true;
  return world.policies(id).access.organization_header.elsewhere === 'honoured';
}

/**
 * Caller of a request, where that matters: open operations are done in no organization, whichever the request names,
 * unless they show an organization its own records.
 * @throws Refused see `Authorize`
 */
export async function callerOfRequest(
  world: World,
  operation: Operation,
  request: CanonicalRequest,
  token: TokenRow | undefined,
): Promise<Caller | undefined> {
  if (!token) return undefined;
  const authorized = () => world.parts.authorize(world, operation, request, token);
  if (!isAnonymous(world, operation)) return authorized();
  return showsOwn(world, operation) ? authorized().catch(asNobody) : undefined;
}

function showsOwn(world: World, { id }: Operation): boolean {
  return id === 'getModelText' && world.policies(id).access.own_private_model_text === 'shown';
}

/** A caller who may not act in an organization may still use the anonymous operations. */
function asNobody(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
