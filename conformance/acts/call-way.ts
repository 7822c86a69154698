/**
 * Calls an operation in one of the ways of `conformance/arbitraries/ways.ts`, for the checks that go through them all.
 */
import type { OperationId, OperationIn } from '../../src/contract/operations.ts';
import type { Way } from '../arbitraries/way.ts';
import { ways } from '../arbitraries/ways.ts';
import { actsIn } from '../models/acts-in.ts';
import { callerOf, whyNotCallable } from '../models/plain-operations.ts';
import type { ControlNotes } from '../models/tested-requests.ts';
import { CaseStopped, type CheckContext, type RequestDraft } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { RunName } from '../suite/polled-run.ts';
import { unspentWebhookBody } from './fresh-webhook.ts';
import { lookBeside } from './other-fixtures.ts';
import { plainRequest } from './plain-requests.ts';
import { isDispatch, kindOfRun, lookAtShared } from './shared-successes.ts';
import { untilAnswered } from './until-answered.ts';

/**
 * The steps are `control`, the plain request where a refusal is expected, unless a success that is there anyway shows
 * the same (which is noted); `before`; and `attempt`, the call itself.
 */
export async function callWay(ctx: CheckContext, operation: OperationId, way: string): Promise<ControlNotes> {
  const why = whyNotCallable(ctx.facts, operation);
  if (why !== undefined) ctx.stop(why.verdict, `${operation} cannot be called: ${why.reason}`);
  const found = ways[operation][way]!;
  const { expects, change, caller = callerOf(operation), before } = found;
  const acts = caller === 'outsider' ? { organization: actsIn(ctx.facts, caller).organization } : {};
  const plain = { ...(await plainOf(ctx, operation, found)), ...acts };
  let control: string | undefined;
  if (expects === 'refusal') {
    control = await lookAtShared(ctx, operation);
    if (control === undefined) await ctx.call(caller, plain, 'control');
  }
  if (before) await ctx.call('owner', { operation: deletionOf(operation), path: plain.path }, 'before');
  const url = found.calls_back ? await ctx.hooks.url(way.replaceAll(' ', '-')) : '';
  const request = { ...plain, ...change?.(plain, ctx.facts, url) };
  const answer = await untilAnswered(() => attempt(ctx, found, request));
  if (expects === 'success') await lookBeside(ctx, answer);
  if (operation === 'updateBalance') await ctx.call('owner', await plainRequest(ctx, operation), 'restore');
  return control === undefined ? {} : { control };

  function attempt(ctx: CheckContext, { costs }: Way, draft: RequestDraft): Promise<Exchange> {
    // A dispatch is counted, and may be answered when its run has ended.
    if (!costs || !isDispatch(operation)) return ctx.call(caller, draft, 'attempt');
    return ctx.runs.dispatch('owner', kindOfRun(ctx.facts, operation), 'attempt', {
      body: draft.body as Record<string, unknown>,
      ...(draft.organization !== undefined && { organization: draft.organization }),
    });
  }
}

/** The name under which the check of its requests hands on what came of it. */
export function wayName(operation: OperationId, way: string): string {
  return `${operation} ${way}`;
}

/** The request that the way changes: a record to be deleted is nobody else's, and a refused webhook is not counted. */
async function plainOf(ctx: CheckContext, operation: OperationId, way: Way): Promise<RequestDraft> {
  if (way.before) return { ...(await plainRequest(ctx, deletionOf(operation))), operation };
  if (operation === 'createWebhook' && !way.costs) return { operation, body: await unspentWebhookBody(ctx, 'refused') };
  const plain = await plainRequest(ctx, operation);
  if (operation === 'rateRun') await mustHaveEnded(ctx);
  return way.of === undefined ? plain : { ...plain, path: { id: await another(ctx, way.of) } };
}

/**
 * Further kinds of run are polled where the target offers them; the checks of those runs tell why one cannot be polled.
 */
async function another(ctx: CheckContext, name: RunName): Promise<string> {
  try {
    return (await ctx.runs.polled(name)).id;
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return ctx.stop('not-claimed', `no such run can be looked at: ${error.stop.reason}`);
  }
}

/** A target may refuse to rate a run before its end. */
async function mustHaveEnded(ctx: CheckContext): Promise<void> {
  const { ended } = await ctx.runs.polled('succeeds');
  if (!ended) ctx.stop('inconclusive', 'the run that was to be rated did not end within its ends_within_s');
}

/** A read of a record that is to be deleted first, like its deletion, takes the record's operations. */
function deletionOf(operation: OperationId): OperationIn<'deletes'> {
  if (operation === 'deleteGraphWorkflow') return operation;
  return operation === 'getAsset' || operation === 'deleteAsset' ? 'deleteAsset' : 'deleteAssetFolder';
}
