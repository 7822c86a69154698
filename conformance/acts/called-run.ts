/** Runs with a callback to the suite's receiver, from their dispatch to their end. */
import { isRefused, statusOf } from '../models/steps.ts';
import type { CheckContext } from '../suite/context.ts';
import type { RunName } from '../suite/polled-run.ts';
import type { PrincipalName } from '../target/target.ts';
import { hear } from './hear.ts';

/** The kind of run that ends well. */
export const called_kind = 'succeeds';

/** Dispatches a run that calls this URL, and reads it to its end. @returns its id */
export async function endCalledRun(
  ctx: CheckContext,
  by: PrincipalName,
  callback_url: string,
  step: string,
  name: RunName = called_kind,
): Promise<string> {
  const id = await startCalledRun(ctx, by, callback_url, step, { name });
  await ctx.runs.untilEnd(by, { id, name }, `${step}-end`);
  return id;
}

/** Dispatches a run that calls this URL. @param path of another workflow than the sample one @returns its id */
export async function startCalledRun(
  ctx: CheckContext,
  by: PrincipalName,
  callback_url: string,
  step: string,
  { name = called_kind, path }: { name?: RunName; path?: Record<string, string> } = {},
): Promise<string> {
  const dispatch = await ctx.runs.dispatch(by, name, step, { callback_url, ...(path && { path }) });
  if (isRefused(dispatch)) {
    const reason = `the target refuses a run with a callback URL of the suite (${statusOf(dispatch)})`;
    ctx.stop(by === 'owner' ? 'could-not-run' : 'not-claimed', `${reason}; give a receiver.public_url`);
  }
  const id = dispatch.decoded?.record?.run_id;
  // Nobody is told of a run that is none, however long one waits.
  if (typeof id !== 'string') {
    const reason = `a dispatch is answered without the id of a run (${statusOf(dispatch)})`;
    return ctx.stop('could-not-run', reason, dispatch.request.operation);
  }
  return id;
}

/** Waits for the callback of a run that ended; a target that calls nobody is waited for once in a run. */
export async function firstCallback(ctx: CheckContext, url: string): Promise<void> {
  const is_heard = await ctx.once('a callback is heard', async () => {
    await hear(ctx, url);
    return (await ctx.hooks.heard(url)) > 0;
  });
  if (!is_heard) ctx.stop('could-not-run', 'no callback of a run that ended comes to the receiver of the suite');
}
