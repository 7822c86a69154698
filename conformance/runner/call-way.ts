/** Calls an operation in one of the ways of `conformance/arbitraries/ways.ts`, for the checks that go through them all. */
import { ways } from '../arbitraries/ways.ts';
import type { CheckContext } from './context.ts';
import { callerOf, hindrance, type PlainOperation, plainRequest } from './plain-requests.ts';

/** An error of the server counts once the same request has met with it this often. */
export const error_tries = 3;

/** The steps are `control`, the plain request where a refusal is expected; `before`; and `attempt`, the call itself. */
export async function callWay(ctx: CheckContext, operation: PlainOperation, way: string): Promise<void> {
  const why = hindrance(ctx.facts, operation);
  if (why !== undefined) ctx.stop('could-not-run', `${operation} cannot be called: ${why}`);
  const { expects, change, caller = callerOf(operation), before } = ways[operation][way]!;
  // What is deleted first must be nobody else's.
  const plain = before
    ? { ...(await plainRequest(ctx, deletionOf(operation))), operation }
    : await plainRequest(ctx, operation);
  if (expects === 'refusal') await ctx.call(caller, plain, 'control');
  if (before) await ctx.call('owner', { operation: deletionOf(operation), path: plain.path }, 'before');
  const request = { ...plain, ...change?.(plain, ctx.facts) };
  for (let tried = 0; tried < error_tries; tried++) {
    const exchange = await ctx.call(caller, request, 'attempt');
    if (exchange.received!.status < 500) break;
  }
  if (operation === 'updateBalance') await ctx.call('owner', await plainRequest(ctx, operation), 'restore');
}

/** A read of a record that is to be deleted first, like its deletion, takes the record's operations. */
function deletionOf(operation: PlainOperation): 'deleteAsset' | 'deleteAssetFolder' | 'deleteGraphWorkflow' {
  if (operation === 'deleteGraphWorkflow') return operation;
  return operation === 'getAsset' || operation === 'deleteAsset' ? 'deleteAsset' : 'deleteAssetFolder';
}
