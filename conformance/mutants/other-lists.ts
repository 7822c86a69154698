/** A server that does about some lists what another choice would have it do. */
import type { ListPolicies } from '../../src/choices/policies.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { type Call, exchanged, type Parts, type World } from '../../src/server/parts.ts';
import { type ListOrder, type ListRequest, reference_order } from '../../src/store/store.ts';
import { withHandlers, withPart } from './changed-parts.ts';

/** One list follows other policies. */
export function withListPolicies(parts: Parts, of: OperationId, changes: Partial<ListPolicies>): Parts {
  const other = (world: World) =>
    exchanged(world, {
      policies(operation) {
        const policies = world.policies(operation);
        return operation === of ? { ...policies, lists: { ...policies.lists, ...changes } } : policies;
      },
    });
  return {
    ...withHandlers(parts, ({ [of]: original }) => ({
      [of]: (call: Call) => original({ ...call, world: other(call.world) }),
    })),
    validate: (world, operation, request) => parts.validate(other(world), operation, request),
  };
}

/** Lists have another order, as far as nobody asked for one. */
export function withListOrder(parts: Parts, change: (request: ListRequest) => Partial<ListOrder> | undefined): Parts {
  return withPart(parts, 'store', (store) => ({
    list: (request) => store.list({ ...request, order: { ...(request.order ?? reference_order), ...change(request) } }),
  }));
}
