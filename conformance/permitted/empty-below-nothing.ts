/** A list that is asked for by its holder, whom it looks for in the rows alone: below nothing it is empty. */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Call, Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';

export function emptyBelowNothing(parts: Parts, operation: OperationId, name: string): Parts {
  const original = parts.handlers[operation];
  return {
    ...parts,
    validate(world, found, request) {
      try {
        return parts.validate(world, found, request);
      } catch (error) {
        if (found.id !== operation || !isRefusal(error, 'malformed_id')) throw error;
        const path = { ...request.path, [name]: world.parts.random.uuid() };
        return parts.validate(world, found, { ...request, path });
      }
    },
    handlers: {
      ...parts.handlers,
      async [operation](call: Call) {
        try {
          return await original(call);
        } catch (error) {
          if (!isRefusal(error, 'not_found')) throw error;
          return { kind: 'page', success: 'read', page: { items: [], first: null, next: null, previous: null } };
        }
      },
    },
  };
}

function isRefusal(error: unknown, refusal: Refused['refusal']): boolean {
  return error instanceof Refused && error.refusal === refusal;
}
