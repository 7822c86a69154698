/** Acts in which others than the owner may fail without harm to the verdict. */
import { type Caller, caller_words } from '../models/callers.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';

/** An act that fails for others ends their case alone: the check is judged by the owner's. */
export async function allowed<Result>(ctx: CheckContext, by: Caller, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (by === 'owner' || !(error instanceof CaseStopped)) throw error;
    return ctx.stop('not-claimed', `for ${caller_words[by]}: ${error.stop.reason}`);
  }
}
