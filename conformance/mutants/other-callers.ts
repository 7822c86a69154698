/** A caller who may more, or acts elsewhere, than the guard has found. */
import type { CanonicalRequest, Refusal } from '../../src/choices/canonical.ts';
import { type Operation, type OperationId, operations } from '../../src/contract/operations.ts';
import type { Call, Caller, Parts, World } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';
import type { TokenRow } from '../../src/store/rows.ts';
import { withHandlers } from './changed-parts.ts';

/** Some callers do an operation without the scopes that it asks for. */
export function withoutScope(
  parts: Parts,
  operation: OperationId,
  isLetIn: (token: TokenRow, parts: Parts, request: Call['request']) => boolean | Promise<boolean> = () => true,
): Parts {
  return {
    ...parts,
    async authorize(world, asked, request, token) {
      const lets_in = asked.id === operation && (await isLetIn(token, parts, request));
      // A read of the same record asks for nothing but a place to act in.
      return parts.authorize(world, lets_in ? { ...operations.getAsset, id: asked.id } : asked, request, token);
    },
  };
}

/** An operation is done in another organization than the caller acts in. @param elsewhere undefined leaves it there */
export function withOrganization(
  parts: Parts,
  operation: OperationId,
  elsewhere: (call: Call, caller: Caller) => Promise<string | undefined>,
): Parts {
  return withHandlers(parts, ({ [operation]: original }) => ({
    async [operation](call: Call) {
      const { caller } = call;
      if (!caller) return original(call);
      const organization_id = (await elsewhere(call, caller)) ?? caller.organization_id;
      return original({ ...call, caller: { ...caller, organization_id } });
    },
  }));
}

/** The body of one operation says in `org_id` whose the new record is. */
export function withOrganizationOfTheBody(parts: Parts, of: OperationId): Parts {
  const named = new WeakMap<object, string>();
  const lax: Parts = {
    ...parts,
    validate(world, operation, request) {
      const { org_id, ...body } = (request.body ?? {}) as Record<string, unknown>;
      if (operation.id !== of || typeof org_id !== 'string') return parts.validate(world, operation, request);
      const valid = parts.validate(world, operation, { ...request, body });
      const kept = { ...valid, body: { ...(valid.body as object) } };
      named.set(kept.body, org_id);
      return kept;
    },
  };
  return withOrganization(lax, of, async ({ request }) => named.get(request.body as object));
}

/** Callers whose token is good are refused all the same. */
export function withCallersRefused(
  parts: Parts,
  refusal: Refusal,
  which: (token: TokenRow, operation: Operation) => boolean,
): Parts {
  return {
    ...parts,
    async authorize(world, operation, request, token) {
      if (which(token, operation)) throw new Refused(refusal);
      return parts.authorize(world, operation, request, token);
    },
  };
}

/** Operations are done where the header says, whether the caller belongs there or not. */
export function withTrustedHeader(
  parts: Parts,
  of: OperationId | null,
  isTrusted: (token: TokenRow) => boolean = () => true,
): Parts {
  return {
    ...parts,
    async authorize(world, operation, request, token) {
      const { organization, ...rest } = request;
      if (organization === undefined || (of !== null && operation.id !== of) || !isTrusted(token)) {
        return parts.authorize(world, operation, request, token);
      }
      return { ...(await parts.authorize(world, operation, rest, token)), organization_id: organization };
    },
  };
}

/** The guard does something when it refuses a caller of one operation, who is refused for all that. */
export function withRefusalsTold(
  parts: Parts,
  of: OperationId,
  tell: (request: CanonicalRequest, token: TokenRow, error: unknown, world: World) => undefined | Promise<unknown>,
): Parts {
  return {
    ...parts,
    async authorize(world, operation, request, token) {
      try {
        return await parts.authorize(world, operation, request, token);
      } catch (error) {
        if (operation.id === of) await tell(request, token, error, world);
        throw error;
      }
    },
  };
}

/**
 * Callers whom the guard refuses are let in as somebody else.
 *
 * @param guess who that is, undefined for nobody; `last` is the last caller whose token was good
 */
export function withRefusedLetIn(
  parts: Parts,
  guess: (operation: OperationId, authorization: string | undefined, last?: TokenRow) => TokenRow | undefined,
): Parts {
  let last: TokenRow | undefined;
  return {
    ...parts,
    async authenticate(world, operation, authorization) {
      try {
        const token = await parts.authenticate(world, operation, authorization);
        last = token ?? last;
        return token;
      } catch (error) {
        const guessed = guess(operation.id, authorization, last);
        if (!guessed) throw error;
        return guessed;
      }
    },
  };
}

/** Operations are done for callers whom the guard refuses, in the name of whoever called last, and refused only then. */
export function withRefusedServed(parts: Parts, of: readonly OperationId[]): Parts {
  const unverified = new WeakSet<object>();
  const open = withRefusedLetIn(parts, (operation, _, last) => {
    if (!of.includes(operation) || !last) return undefined;
    const guess = { ...last };
    unverified.add(guess);
    return guess;
  });
  const served = of.map((id) => [
    id,
    async (call: Call) => {
      const reply = await parts.handlers[id](call);
      if (call.caller && unverified.has(call.caller)) throw new Refused('unauthenticated');
      return reply;
    },
  ]);
  return {
    ...open,
    async authorize(world, operation, request, token) {
      const caller = await parts.authorize(world, operation, request, token);
      if (unverified.has(token)) unverified.add(caller);
      return caller;
    },
    handlers: { ...parts.handlers, ...Object.fromEntries(served) },
  };
}

/** An operation is done where the caller belongs that names an organization in which it does not, and refused then. */
export function withMisplacedDone(
  parts: Parts,
  of: OperationId,
  isMeant: (token: TokenRow) => boolean = () => true,
): Parts {
  return withGuardBehind(parts, of, 'not_member', isMeant, (world, operation, request, token) => {
    const { organization: _, ...rest } = request;
    return parts.authorize(world, operation, rest, token);
  });
}

/** An operation is done for callers who lack its scopes, and refused then. */
export function withUnscopedDone(parts: Parts, of: OperationId): Parts {
  return withGuardBehind(
    parts,
    of,
    'missing_scope',
    () => true,
    (world, operation, request, token) => parts.authorize(world, { ...operation, scopes: [] }, request, token),
  );
}

/** @param lax finds the caller for whom the operation is done that the guard would have refused for this */
function withGuardBehind(
  parts: Parts,
  of: OperationId,
  refusal: Refusal,
  isMeant: (token: TokenRow) => boolean,
  lax: Parts['authorize'],
): Parts {
  const refused = new WeakMap<Caller, Refused>();
  const original = parts.handlers[of];
  return {
    ...parts,
    async authorize(world, operation, request, token) {
      try {
        return await parts.authorize(world, operation, request, token);
      } catch (error) {
        const is_it = operation.id === of && isMeant(token);
        if (!is_it || !(error instanceof Refused) || error.refusal !== refusal) throw error;
        const caller = { ...(await lax(world, operation, request, token)) };
        refused.set(caller, error);
        return caller;
      }
    },
    handlers: {
      ...parts.handlers,
      async [of](call: Call) {
        const reply = await original(call);
        const error = call.caller && refused.get(call.caller);
        if (error) throw error;
        return reply;
      },
    },
  };
}

/**
 * The guard does something before it refuses strangers.
 *
 * @param isMet whether it does so in this request
 */
export function withStrangersMet(
  parts: Parts,
  isMet: (operation: OperationId, authorization: string | undefined) => boolean,
  act: (request: CanonicalRequest, world: World) => Promise<unknown>,
): Parts {
  const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
  return {
    ...withRefusedLetIn(parts, (operation, authorization) => (isMet(operation, authorization) ? nobody : undefined)),
    async authorize(world, operation, request, token) {
      if (token !== nobody) return parts.authorize(world, operation, request, token);
      await act(request, world);
      throw new Refused('unauthenticated');
    },
  };
}

/** Callers whom the guard refuses for their token are answered as if they may not. */
export function withForbidden(
  parts: Parts,
  which: (operation: Operation, authorization: string | undefined) => boolean,
): Parts {
  return {
    ...parts,
    async authenticate(world, operation, authorization) {
      try {
        return await parts.authenticate(world, operation, authorization);
      } catch (error) {
        if (!which(operation, authorization) || !(error instanceof Refused)) throw error;
        throw new Refused('missing_scope');
      }
    },
  };
}

/** For `withTrustedHeader`: the page sends the organization that a user has chosen, and is believed. */
export const isOfUser = ({ kind }: TokenRow): boolean => kind === 'user';
