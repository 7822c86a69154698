/** Changes the low-balance threshold, whatever the target wants beside it, and puts it back after a check. */
import { type Balance, long_ago, updateRequest, updateShownBy } from '../models/balances.ts';
import { isFoundInvalid, isSuccess } from '../models/steps.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import { answerOrStop } from './answer-or-stop.ts';

/**
 * Members that an update must have beside the threshold: none, where one without `updated_at` is taken; else the time of
 * the last change. No operation reads it: of an update that says another time, a refusal may tell it.
 */
export async function lastChange(ctx: CheckContext): Promise<{ updated_at?: string }> {
  const low_balance_threshold = ctx.facts.restore_threshold;
  if (low_balance_threshold === undefined) return {};
  const needs_time = await ctx.once('whether an update must say updated_at', async () => {
    const bare = await ctx.call('owner', updateRequest({ low_balance_threshold }), 'without-updated-at');
    // Any status may be declared for what is invalid.
    return isFoundInvalid(bare) || (bare.decoded?.refusals.includes('invalid') ?? false);
  });
  if (!needs_time) return {};
  for (const updated_at of [long_ago, new Date().toISOString()]) {
    const looked = await ctx.call('owner', updateRequest({ low_balance_threshold, updated_at }), 'with-updated-at');
    const shown = updateShownBy(looked) ?? (isSuccess(looked) ? updated_at : undefined);
    if (shown !== undefined) return { updated_at: shown };
  }
  return {};
}

/** Sets the owner's threshold. @param others sent along; an `updated_at` among them is the one that is sent */
export async function updateThreshold(
  ctx: CheckContext,
  low_balance_threshold: number | undefined,
  step: string,
  { others = {}, organization }: { others?: Balance; organization?: string } = {},
): Promise<Exchange> {
  const body = { low_balance_threshold, ...(await lastChange(ctx)), ...others };
  return ctx.call('owner', updateRequest(body, organization), step);
}

/** Runs the acts, and puts the owner's threshold back however they end. */
export async function restoringThreshold<Notes>(ctx: CheckContext, acts: () => Promise<Notes>): Promise<Notes> {
  const { restore_threshold } = ctx.facts;
  if (restore_threshold === undefined) {
    const missing = 'the target file does not give billing.restore_threshold, the threshold to put back';
    return ctx.stop('could-not-run', missing, 'updateBalance');
  }
  try {
    return await acts();
  } finally {
    await answerOrStop(() => updateThreshold(ctx, restore_threshold, 'restore'));
  }
}
