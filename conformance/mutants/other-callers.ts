/** What many mutants of access need: a caller who may more, or acts elsewhere, than the guard has found. */
import { type OperationId, operations } from '../../src/contract/operations.ts';
import type { Call, Caller, Parts } from '../../src/server/parts.ts';
import type { TokenRow } from '../../src/store/rows.ts';

/** Lets whom `isLetIn` names do an operation without the scopes that it asks for. */
export function withoutScope(
  parts: Parts,
  operation: OperationId,
  isLetIn: (token: TokenRow, parts: Parts) => boolean | Promise<boolean> = () => true,
): Parts {
  return {
    ...parts,
    async authorize(world, asked, request, token) {
      const lets_in = asked.id === operation && (await isLetIn(token, parts));
      // A read of the same record asks for nothing but a place to act in.
      return parts.authorize(world, lets_in ? { ...operations.getAsset, id: asked.id } : asked, request, token);
    },
  };
}

/** Has an operation done in another organization than the caller acts in; undefined leaves it there. */
export function withOrganization(
  parts: Parts,
  operation: OperationId,
  elsewhere: (call: Call, caller: Caller) => Promise<string | undefined>,
): Parts {
  const original = parts.handlers[operation];
  return {
    ...parts,
    handlers: {
      ...parts.handlers,
      async [operation](call: Call) {
        const { caller } = call;
        if (!caller) return original(call);
        const organization_id = (await elsewhere(call, caller)) ?? caller.organization_id;
        return original({ ...call, caller: { ...caller, organization_id } });
      },
    },
  };
}
