/** Plain requests, with the proof that they are accepted from somebody who may make them. */
import { isIn, type OperationId } from '../../src/contract/operations.ts';
import { callerOf } from '../models/plain-operations.ts';
import type { ControlNotes } from '../models/tested-requests.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import { unspentWebhookBody } from './fresh-webhook.ts';
import { plainRequest } from './plain-requests.ts';
import { lookAtShared } from './shared-successes.ts';

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
