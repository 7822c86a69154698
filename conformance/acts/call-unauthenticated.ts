/** Plain requests by callers who must be refused, with the proof that somebody who may is accepted. */
import { isIn, type OperationId } from '../../src/contract/operations.ts';
import { callerOf } from '../models/plain-operations.ts';
import type { ControlNotes } from '../models/tested-requests.ts';
import type { Caller, CheckContext, RequestDraft } from '../suite/context.ts';
import { unspentWebhookBody } from './fresh-webhook.ts';
import { plainRequest } from './plain-requests.ts';
import { lookAtShared } from './shared-successes.ts';

/**
 * Sends the plain request of an operation as a caller whom the target does not know; the step is `attempt`. The step
 * `control` is the same request by somebody who may: once in a run, but for deletions; what costs a run or a webhook is
 * shown by those that the run has anyway, whose step is returned as a note.
 * @param organization that the request names in its header
 */
export async function callUnauthenticated(
  ctx: CheckContext,
  operation: OperationId,
  caller: Caller,
  organization?: string,
): Promise<ControlNotes> {
  const { request, ...notes } = await refusableRequest(ctx, operation);
  // An unknown caller acts in no organization, whichever it names.
  await ctx.call(caller, { ...request, organization }, 'attempt');
  if (isIn('deletes', operation)) await ctx.call(callerOf(operation), request, 'control');
  return notes;
}

/** A plain request that was accepted in this run, and the evidence of it; what it makes is made once. */
export async function acceptedRequest(
  ctx: CheckContext,
  operation: OperationId,
): Promise<ControlNotes & { request: RequestDraft }> {
  const shared = await lookAtShared(ctx, operation);
  const request = await ctx.once(`accepted ${operation}`, async () => {
    if (operation === 'createWebhook') return { operation, body: await unspentWebhookBody(ctx, 'refused') };
    const request = await plainRequest(ctx, operation);
    if (shared === undefined) await ctx.call(callerOf(operation), request, 'control');
    return request;
  });
  return { request, ...(shared !== undefined && { control: shared }) };
}

/** The same; of a deletion one that was not made before, since nothing is deleted twice. */
export async function refusableRequest(
  ctx: CheckContext,
  operation: OperationId,
): Promise<ControlNotes & { request: RequestDraft }> {
  return isIn('deletes', operation) ? { request: await plainRequest(ctx, operation) } : acceptedRequest(ctx, operation);
}
